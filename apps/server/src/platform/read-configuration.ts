import path from "node:path";
import type { Configuration } from "./configuration.ts";
import { readWebAddress, textOf, type Environment } from "./environment.ts";
import { readBeacon } from "./read-beacon.ts";
import { readFirebase, readSms } from "./read-outside-services.ts";
import { readSignIn } from "./read-sign-in-services.ts";
import { readVendorKeys } from "./read-vendor-keys.ts";

/** Secrets of demo mode. They are public, so production refuses to start with them. */
const demoSecret = "6c616e7465726e2d64656d6f2d7365637265742d6e6f742d666f722d75736521";
const demoStudioSecret = "73747564696f2d64656d6f2d7365637265742d6e6f742d666f722d7573652121";
const demoStudioWalletSecret = "77616c6c65742d64656d6f2d7365637265742d6e6f742d666f722d7573652121";
const demoDocumentKey = "646f63756d656e742d64656d6f2d6b65792d6e6f742d666f722d757365212121";

const demoSecrets = [demoSecret, demoStudioSecret, demoStudioWalletSecret, demoDocumentKey];
const secretPattern = /^[0-9a-f]{64}$/i;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Everything that is wrong with the environment, one line each, saying what to set. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "ConfigurationError";
    this.problems = problems;
  }
}

/**
 * Reads the configuration from environment variables (listed in `.env.example`).
 * @throws ConfigurationError with one line for each variable that is wrong or missing.
 */
export function readConfiguration(environment: Environment): Configuration {
  const problems: string[] = [];
  const mode = readChoice(environment, "LANTERN_MODE", ["demo", "production"], "demo", problems);
  const production = mode === "production";
  const port = readPort(environment, "PORT", 8080, problems);
  const studioPort = readPort(environment, "STUDIO_PORT", port === 0 ? 0 : port + 1, problems);
  const seedProfile = readSeedProfile(environment, production, problems);
  const pictureHosts = readHosts(environment, "LANTERN_PICTURE_HOSTS", problems);
  const configuration: Configuration = {
    mode,
    host: textOf(environment, "HOST") ?? "0.0.0.0",
    port,
    studioPort,
    dataDirectory: path.resolve(textOf(environment, "DATA_DIR") ?? ".lantern"),
    databaseUrl: readDatabaseUrl(environment, production, problems),
    secret: readSecret(environment, "LANTERN_SECRET", demoSecret, production, problems),
    studioSecret: readSecret(environment, "LANTERN_STUDIO_SECRET", demoStudioSecret, production, problems),
    studioWalletSecret: readStudioWalletSecret(environment, production, problems),
    documentKey: readSecret(environment, "LANTERN_DOCUMENT_KEY", demoDocumentKey, production, problems),
    documentKeyAlso: readSecretAlso(environment, "LANTERN_DOCUMENT_KEY_ALSO", problems),
    secretAlso: readSecretAlso(environment, "LANTERN_SECRET_ALSO", problems),
    studioSecretAlso: readSecretAlso(environment, "LANTERN_STUDIO_SECRET_ALSO", problems),
    studioWalletSecretAlso: readSecretAlso(environment, "LANTERN_STUDIO_WALLET_SECRET_ALSO", problems),
    seedProfile,
    logLevel: readChoice(environment, "LOG_LEVEL", logLevels, production ? "info" : "warn", problems),
    trustProxy: readChoice(environment, "TRUST_PROXY", ["on", "off"], "off", problems) === "on",
    // The demo house's own studio runs beside the platform, where no other picture may come from.
    pictureHosts: seedProfile === "demo" ? [...pictureHosts, `127.0.0.1:${studioPort}`] : pictureHosts,
    drainMs: readDrainSeconds(environment, production, problems) * 1_000,
    metricsToken: textOf(environment, "METRICS_TOKEN"),
    vendorDesk: readChoice(environment, "LANTERN_VENDOR_DESK", ["on", "off"], production ? "off" : "on", problems) === "on",
    deliveryUrl: readWebAddress(environment, "DELIVERY_URL", problems),
    sms: readSms(environment, problems),
    firebase: readFirebase(environment, problems),
    signIn: readSignIn(environment, problems),
    beacon: readBeacon(environment, problems),
    vendorKeys: readVendorKeys(environment, problems),
  };
  if (problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}

function readChoice<const Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
  otherwise: Choice,
  problems: string[],
): Choice {
  const value = textOf(environment, name);
  if (value === undefined) return otherwise;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) problems.push(`${name} is "${value}": set it to one of ${choices.join(", ")}.`);
  return choice ?? otherwise;
}

function readPort(environment: Environment, name: string, otherwise: number, problems: string[]): number {
  const value = textOf(environment, name);
  if (value === undefined) return otherwise;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  problems.push(`${name} is "${value}": set it to a port number from 0 (any free port) to 65535.`);
  return otherwise;
}

function readDatabaseUrl(environment: Environment, production: boolean, problems: string[]): string | undefined {
  const value = textOf(environment, "DATABASE_URL");
  if (value === undefined) {
    if (production) {
      problems.push("DATABASE_URL is not set: production needs PostgreSQL, such as postgres://user:password@host:5432/lantern.");
    }
    return undefined;
  }
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  problems.push("DATABASE_URL is not a PostgreSQL address: set it like postgres://user:password@host:5432/lantern.");
  return undefined;
}

function readSecret(environment: Environment, name: string, demo: string, production: boolean, problems: string[]): string {
  const value = textOf(environment, name);
  if (value === undefined) {
    if (production) problems.push(`${name} is not set: set it to 32 random bytes in hex, such as from "openssl rand -hex 32".`);
    return demo;
  }
  if (!secretPattern.test(value)) {
    problems.push(`${name} is not 64 hex digits: set it to 32 random bytes in hex, such as from "openssl rand -hex 32".`);
  } else if (production && demoSecrets.includes(value.toLowerCase())) {
    problems.push(`${name} is the public secret of demo mode: set it to 32 random bytes in hex of your own.`);
  }
  return value.toLowerCase();
}

/** Production has the studio keep nobody's money unless it is told to. */
function readStudioWalletSecret(environment: Environment, production: boolean, problems: string[]): string | undefined {
  const name = "LANTERN_STUDIO_WALLET_SECRET";
  if (production && textOf(environment, name) === undefined) return undefined;
  return readSecret(environment, name, demoStudioWalletSecret, production, problems);
}

function readSecretAlso(environment: Environment, name: string, problems: string[]): string | undefined {
  const value = textOf(environment, name)?.toLowerCase();
  if (value === undefined || secretPattern.test(value)) return value;
  problems.push(`${name} is not 64 hex digits: set it to the secret that is being exchanged, or leave it out.`);
  return undefined;
}

/** Long enough for a proxy that looks every two seconds and wants two failures. */
const drainSecondsOfProduction = 6;
const drainSecondsMax = 60;

function readDrainSeconds(environment: Environment, production: boolean, problems: string[]): number {
  const value = textOf(environment, "DRAIN_SECONDS");
  if (value === undefined) return production ? drainSecondsOfProduction : 0;
  const seconds = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN;
  if (seconds <= drainSecondsMax) return seconds;
  problems.push(`DRAIN_SECONDS is "${value}": set it to whole seconds from 0 to ${drainSecondsMax}.`);
  return 0;
}

function readSeedProfile(environment: Environment, production: boolean, problems: string[]): Configuration["seedProfile"] {
  const profile = readChoice(environment, "LANTERN_SEED", ["demo", "test", "none"], production ? "none" : "demo", problems);
  if (production && profile !== "none") problems.push(`LANTERN_SEED is "${profile}": production has no demo data, leave it out.`);
  return profile;
}

/** Hosts with their ports where these are not the usual ones, by commas. */
function readHosts(environment: Environment, name: string, problems: string[]): readonly string[] {
  const hosts = (textOf(environment, name) ?? "").split(",").map((host) => host.trim().toLowerCase());
  const given = hosts.filter((host) => host !== "");
  const wrong = given.filter((host) => !/^[a-z0-9.-]+(:[0-9]{1,5})?$/.test(host));
  if (wrong.length > 0)
    problems.push(`${name} lists hosts by commas, such as "127.0.0.1:8081,pictures.example", not "${wrong.join(", ")}".`);
  return given;
}
