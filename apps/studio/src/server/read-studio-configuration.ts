import path from "node:path";
import type { StudioConfiguration } from "./studio-configuration.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The secret of demo mode, which the platform's demo mode shares. It is public, so production refuses it. */
const demoSecret = "73747564696f2d64656d6f2d7365637265742d6e6f742d666f722d7573652121";
/** The same for the brands whose players' money the studio keeps. */
const demoWalletSecret = "77616c6c65742d64656d6f2d7365637265742d6e6f742d666f722d7573652121";
const secretPattern = /^[0-9a-f]{64}$/i;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Everything that is wrong with the environment, one line each, saying what to set. */
export class StudioConfigurationError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "StudioConfigurationError";
    this.problems = problems;
  }
}

/**
 * Reads the studio's configuration from environment variables.
 * @throws StudioConfigurationError with one line for each variable that is wrong or missing.
 */
export function readStudioConfiguration(environment: Environment): StudioConfiguration {
  const problems: string[] = [];
  const production = readMode(environment, problems) === "production";
  const platformPort = readPort(environment, "PORT", 8080, problems);
  const platformUrl = readOrigin(environment, "PLATFORM_URL", problems) ?? `http://127.0.0.1:${platformPort}`;
  const configuration: StudioConfiguration = {
    mode: production ? "production" : "demo",
    host: textOf(environment, "HOST") ?? "0.0.0.0",
    port: readPort(environment, "STUDIO_PORT", platformPort === 0 ? 0 : platformPort + 1, problems),
    dataDirectory: path.resolve(textOf(environment, "DATA_DIR") ?? ".lantern"),
    platformUrl,
    secret: readSecret(environment, production, problems),
    secretAlso: readSecretAlso(environment, "LANTERN_STUDIO_SECRET_ALSO", problems),
    walletSecret: readWalletSecret(environment, production, problems),
    walletSecretAlso: readSecretAlso(environment, "LANTERN_STUDIO_WALLET_SECRET_ALSO", problems),
    publicUrl: readOrigin(environment, "STUDIO_PUBLIC_URL", problems),
    frameAncestors: readFrameAncestors(environment, { production, platformUrl }, problems),
    matchTimetable: readMatchTimetable(environment, production, problems),
    logLevel: readLogLevel(environment, production, problems),
  };
  if (problems.length > 0) throw new StudioConfigurationError(problems);
  return configuration;
}

/** An empty variable counts as not set, as a line `NAME=` in an environment file means. */
function textOf(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === undefined || value === "" ? undefined : value;
}

function readMode(environment: Environment, problems: string[]): string {
  const mode = textOf(environment, "LANTERN_MODE") ?? "demo";
  if (mode !== "demo" && mode !== "production") problems.push(`LANTERN_MODE is "${mode}": set it to demo or production.`);
  return mode;
}

function readPort(environment: Environment, name: string, otherwise: number, problems: string[]): number {
  const value = textOf(environment, name);
  if (value === undefined) return otherwise;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  problems.push(`${name} is "${value}": set it to a port number from 0 (any free port) to 65535.`);
  return otherwise;
}

function readOrigin(environment: Environment, name: string, problems: string[]): string | undefined {
  const value = textOf(environment, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "") return url.origin;
  problems.push(`${name} is "${value}": set it to an origin without a path, such as http://127.0.0.1:8080.`);
  return undefined;
}

function readSecret(environment: Environment, production: boolean, problems: string[]): string {
  const name = "LANTERN_STUDIO_SECRET";
  const value = textOf(environment, name);
  const advice = 'set it to 32 random bytes in hex, such as from "openssl rand -hex 32", the same for platform and studio.';
  if (value === undefined) {
    if (production) problems.push(`${name} is not set: ${advice}`);
    return demoSecret;
  }
  if (!secretPattern.test(value)) problems.push(`${name} is not 64 hex digits: ${advice}`);
  else if (production && value.toLowerCase() === demoSecret) problems.push(`${name} is the public secret of demo mode: ${advice}`);
  return value.toLowerCase();
}

/** Production keeps nobody's money unless it is told to. */
function readWalletSecret(environment: Environment, production: boolean, problems: string[]): string | undefined {
  const name = "LANTERN_STUDIO_WALLET_SECRET";
  const value = textOf(environment, name)?.toLowerCase();
  if (value === undefined) return production ? undefined : demoWalletSecret;
  if (!secretPattern.test(value)) problems.push(`${name} is not 64 hex digits: set it to 32 random bytes in hex, or leave it out.`);
  else if (production && [demoSecret, demoWalletSecret].includes(value))
    problems.push(`${name} is a public secret of demo mode: set one of your own.`);
  return value;
}

function readSecretAlso(environment: Environment, name: string, problems: string[]): string | undefined {
  const value = textOf(environment, name)?.toLowerCase();
  if (value === undefined || secretPattern.test(value)) return value;
  problems.push(`${name} is not 64 hex digits: set it to the secret that is being exchanged, or leave it out.`);
  return undefined;
}

/** Demo mode lets any host name frame the games from the platform's port; production names the merchants' origins. */
function readFrameAncestors(
  environment: Environment,
  { production, platformUrl }: { readonly production: boolean; readonly platformUrl: string },
  problems: string[],
): readonly string[] {
  const name = "STUDIO_FRAME_ANCESTORS";
  const value = textOf(environment, name);
  if (value === undefined) {
    if (production) problems.push(`${name} is not set: set it to the origins of the merchants' sites, separated by spaces.`);
    const { port, protocol } = new URL(platformUrl);
    return [port === "" ? `${protocol}//*` : `${protocol}//*:${port}`];
  }
  const sources = value.split(/\s+/);
  const wrong = sources.filter((source) => !/^https?:\/\/(?:\*\.)?[A-Za-z0-9.*:[\]-]+$/.test(source));
  if (wrong.length > 0)
    problems.push(`${name} holds "${wrong.join(" ")}": set it to origins such as https://play.example, separated by spaces.`);
  return sources;
}

/** "<seconds from kick-off to kick-off>/<seconds that a match lasts>". Production plays by the leagues' own timetables. */
function readMatchTimetable(environment: Environment, production: boolean, problems: string[]): StudioConfiguration["matchTimetable"] {
  const name = "STUDIO_MATCH_TIMETABLE";
  const value = textOf(environment, name);
  if (value === undefined) return undefined;
  const [every = 0, play = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value)?.slice(1) ?? []).map(Number);
  if (production) problems.push(`${name} is for tests: leave it out in production mode.`);
  else if (play < 1 || every < play + 5)
    problems.push(`${name} is "${value}": set it to two numbers of seconds such as 30/10, the first larger by at least 5.`);
  return { everyMs: every * 1_000, playMs: play * 1_000 };
}

function readLogLevel(environment: Environment, production: boolean, problems: string[]): string {
  const level = textOf(environment, "LOG_LEVEL") ?? (production ? "info" : "warn");
  if (!logLevels.includes(level)) problems.push(`LOG_LEVEL is "${level}": set it to one of ${logLevels.join(", ")}.`);
  return level;
}
