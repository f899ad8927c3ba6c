import { readFileSync } from "node:fs";
import { quicknet } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import { describe, expect, it } from "vitest";
import { ConfigurationError, readConfiguration } from "./read-configuration.ts";

const secret = "0123456789abcdef".repeat(4);
const production = {
  LANTERN_MODE: "production",
  DATABASE_URL: "postgres://lantern:secret@db.example:5432/lantern",
  LANTERN_SECRET: secret,
  LANTERN_STUDIO_SECRET: "fedcba9876543210".repeat(4),
  LANTERN_DOCUMENT_KEY: "02468ace13579bdf".repeat(4),
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe("readConfiguration", () => {
  it("starts in demo mode on port 8080 with the embedded database when nothing is set", () => {
    expect(readConfiguration({})).toMatchObject({
      mode: "demo",
      port: 8080,
      studioPort: 8081,
      databaseUrl: undefined,
      seedProfile: "demo",
    });
  });

  it("puts the studio one port above the platform unless told otherwise", () => {
    expect(readConfiguration({ PORT: "9000" }).studioPort).toBe(9001);
    expect(readConfiguration({ PORT: "9000", STUDIO_PORT: "7000" }).studioPort).toBe(7000);
  });

  it("takes an empty variable as not set", () => {
    expect(readConfiguration({ PORT: "", LANTERN_MODE: " " })).toMatchObject({ port: 8080, mode: "demo" });
  });

  it("names every wrong variable at once and says what to set", () => {
    const problems = problemsOf({
      PORT: "eighty",
      LANTERN_MODE: "live",
      DATABASE_URL: "mysql://x",
      LOG_LEVEL: "loud",
      LANTERN_SECRET: "short",
    });
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
      "LANTERN_MODE",
      "PORT",
      "DATABASE_URL",
      "LANTERN_SECRET",
      "LOG_LEVEL",
    ]);
    expect(problems.every((problem) => problem.includes("set it"))).toBe(true);
  });

  it("refuses a delivery address that is none", () => {
    expect(problemsOf({ DELIVERY_URL: "ftp://gateway" })).toHaveLength(1);
    expect(readConfiguration({ DELIVERY_URL: "https://gateway.example/send" }).deliveryUrl).toBe("https://gateway.example/send");
  });

  it("takes an account at an SMS provider whole or not at all", () => {
    const account = { SMS_ACCOUNT_ID: "AC0123", SMS_TOKEN: "secret", SMS_SENDER: "+15005550006" };
    expect(readConfiguration({}).sms).toBeUndefined();
    expect(readConfiguration(account).sms).toEqual({
      url: "https://api.twilio.com",
      accountId: "AC0123",
      token: "secret",
      sender: "+15005550006",
    });
    for (const sender of ["Lantern", "Night 24", `MG${"0".repeat(32)}`]) {
      expect(problemsOf({ ...account, SMS_SENDER: sender })).toEqual([]);
    }
    for (const sender of ["0812345678", "A name that is long", "12345", "Lantern!"]) {
      expect(problemsOf({ ...account, SMS_SENDER: sender })).toEqual([expect.stringContaining("SMS_SENDER")]);
    }
    expect(problemsOf({ SMS_TOKEN: "secret" }).map((problem) => problem.split(" ")[0])).toEqual(["SMS_ACCOUNT_ID", "SMS_SENDER"]);
    expect(problemsOf({ ...account, SMS_TOKEN: "" })).toEqual([expect.stringContaining("SMS_TOKEN")]);
  });

  it("sends the secret of the SMS provider's account by TLS only, unless to this machine", () => {
    const account = { SMS_ACCOUNT_ID: "AC0123", SMS_TOKEN: "secret", SMS_SENDER: "Lantern" };
    expect(problemsOf({ ...account, SMS_URL: "http://api.example" })).toEqual([expect.stringContaining("SMS_URL")]);
    expect(problemsOf({ ...account, SMS_URL: "https://api.example/v1" })).toEqual([expect.stringContaining("SMS_URL")]);
    expect(readConfiguration({ ...account, SMS_URL: "http://127.0.0.1:9000" }).sms?.url).toBe("http://127.0.0.1:9000");
  });

  it("knows outside sign-in services by their own variables, all or none, and sends secrets by TLS only, unless to this machine", () => {
    expect(readConfiguration({}).signIn).toEqual({ google: undefined, facebook: undefined, telegram: undefined });
    const complete = {
      GOOGLE_CLIENT_ID: "night-house",
      GOOGLE_CLIENT_SECRET: "secret",
      FACEBOOK_APP_ID: "1234567890",
      FACEBOOK_APP_SECRET: "secret",
      TELEGRAM_BOT_TOKEN: "7654321:AAEbotTokenOfATestWhichNobodyElseHas",
    };
    expect(readConfiguration(complete).signIn).toMatchObject({
      google: { clientId: "night-house", issuer: "https://accounts.google.com" },
      facebook: { appId: "1234567890", dialogUrl: expect.stringMatching(/^https:/), graphUrl: expect.stringMatching(/^https:/) },
      telegram: { oauthUrl: "https://oauth.telegram.org" },
    });
    for (const name of ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"])
      expect(problemsOf({ ...complete, [name]: "" })).toEqual([expect.stringContaining(name)]);
    for (const [name, value] of [
      ["FACEBOOK_APP_ID", "an app"],
      ["TELEGRAM_BOT_TOKEN", "no token"],
      ["GOOGLE_ISSUER", "http://accounts.example"],
      ["FACEBOOK_DIALOG_URL", "https://facebook.example/?x=1"],
      ["FACEBOOK_GRAPH_URL", "graph"],
      ["TELEGRAM_OAUTH_URL", "ftp://telegram.example"],
    ] as const)
      expect(problemsOf({ ...complete, [name]: value })).toEqual([expect.stringContaining(name)]);
    expect(readConfiguration({ ...complete, GOOGLE_ISSUER: "http://127.0.0.1:9000/" }).signIn.google?.issuer).toBe("http://127.0.0.1:9000");
  });

  it("takes the word of Firebase only for a project that is named", () => {
    expect(readConfiguration({ FIREBASE_KEYS_URL: "https://keys.example" }).firebase).toBeUndefined();
    expect(readConfiguration({ FIREBASE_PROJECT_ID: "night-house-1" }).firebase).toMatchObject({ projectId: "night-house-1" });
    expect(problemsOf({ FIREBASE_PROJECT_ID: "No Project" })).toEqual([expect.stringContaining("FIREBASE_PROJECT_ID")]);
  });

  it("has pages ask Firebase for codes only with a key, at addresses that are safe", () => {
    const project = { FIREBASE_PROJECT_ID: "night-house-1" };
    expect(readConfiguration(project).firebase?.web).toBeUndefined();
    const withKey = { ...project, FIREBASE_API_KEY: "AIza-night-house" };
    expect(readConfiguration(withKey).firebase?.web).toEqual({
      apiKey: "AIza-night-house",
      authUrl: "https://identitytoolkit.googleapis.com",
      recaptchaUrl: "https://www.google.com/recaptcha/api.js",
    });
    const local = { ...withKey, FIREBASE_AUTH_URL: "http://127.0.0.1:9099/", FIREBASE_RECAPTCHA_URL: "http://127.0.0.1:9099/api.js" };
    expect(readConfiguration(local).firebase?.web).toMatchObject({ authUrl: "http://127.0.0.1:9099" });
    for (const wrong of [
      { FIREBASE_API_KEY: "no key" },
      { FIREBASE_AUTH_URL: "http://auth.example" },
      { FIREBASE_AUTH_URL: "https://auth.example/path" },
      { FIREBASE_RECAPTCHA_URL: "http://recaptcha.example/api.js" },
      { FIREBASE_RECAPTCHA_URL: "https://recaptcha.example/api.js?render=explicit" },
    ])
      expect(problemsOf({ ...withKey, ...wrong })).toEqual([expect.stringContaining(Object.keys(wrong)[0] ?? "")]);
  });

  it("waits for a public beacon only where addresses are set, for quicknet where no chain is named", () => {
    const [hash, publicKey] = ["ab".repeat(32), "8c".repeat(96)];
    const urls = { LANTERN_BEACON_URLS: "https://api.drand.sh/, http://127.0.0.1:9000" };
    expect(readConfiguration({}).beacon).toBeUndefined();
    expect(readConfiguration(urls).beacon).toEqual({ urls: ["https://api.drand.sh", "http://127.0.0.1:9000"], chain: quicknet });
    expect(readConfiguration({ ...urls, LANTERN_BEACON_CHAIN: `${hash}:${publicKey}:1700000000:3` }).beacon?.chain).toEqual({
      hash,
      publicKey,
      genesisSeconds: 1_700_000_000,
      periodSeconds: 3,
    });
    expect(problemsOf({ LANTERN_BEACON_CHAIN: `${hash}:${publicKey}:1700000000:3` })).toEqual([
      expect.stringContaining("LANTERN_BEACON_URLS"),
    ]);
    for (const chain of [
      "quicknet",
      `${hash}:${publicKey}:1700000000`,
      `${hash}:${publicKey}:1700000000:0`,
      `${hash}:${hash}:1700000000:3`,
    ])
      expect(problemsOf({ ...urls, LANTERN_BEACON_CHAIN: chain })).toEqual([expect.stringContaining("LANTERN_BEACON_CHAIN")]);
    for (const url of ["drand", "ftp://api.drand.sh", "https://api.drand.sh/?chain=1"])
      expect(problemsOf({ LANTERN_BEACON_URLS: url })).toEqual([expect.stringContaining(url)]);
  });

  it("refuses a port above 65535", () => {
    expect(problemsOf({ PORT: "65536" })).toHaveLength(1);
    expect(readConfiguration({ PORT: "65535", STUDIO_PORT: "1" }).port).toBe(65_535);
  });

  it("accepts a complete production environment, which seeds nothing", () => {
    expect(readConfiguration(production)).toMatchObject({ mode: "production", seedProfile: "none" });
  });

  it("refuses production on the embedded database or without secrets", () => {
    expect(problemsOf({ LANTERN_MODE: "production" }).map((problem) => problem.split(" ")[0])).toEqual([
      "DATABASE_URL",
      "LANTERN_SECRET",
      "LANTERN_STUDIO_SECRET",
      "LANTERN_DOCUMENT_KEY",
    ]);
  });

  it("refuses production with the public secrets of demo mode, in whatever case they are written", () => {
    const demo = readConfiguration({});
    expect(problemsOf({ ...production, LANTERN_SECRET: demo.secret.toUpperCase() })).toHaveLength(1);
    expect(problemsOf({ ...production, LANTERN_STUDIO_SECRET: demo.studioSecret })).toHaveLength(1);
    expect(problemsOf({ ...production, LANTERN_DOCUMENT_KEY: demo.documentKey })).toHaveLength(1);
  });

  it("reads secrets that are being exchanged, and refuses those that are none", () => {
    const also = "0f".repeat(32);
    expect(readConfiguration({ LANTERN_SECRET_ALSO: also.toUpperCase() })).toMatchObject({ secretAlso: also, studioSecretAlso: undefined });
    expect(problemsOf({ LANTERN_SECRET_ALSO: "old", LANTERN_STUDIO_SECRET_ALSO: "old" })).toHaveLength(2);
  });

  it("lets production drain before it closes, and takes up to a minute for it", () => {
    expect(readConfiguration({}).drainMs).toBe(0);
    expect(readConfiguration(production).drainMs).toBe(6_000);
    expect(readConfiguration({ ...production, DRAIN_SECONDS: "0" }).drainMs).toBe(0);
    expect(problemsOf({ DRAIN_SECONDS: "61" })).toHaveLength(1);
    expect(problemsOf({ DRAIN_SECONDS: "-1" })).toHaveLength(1);
  });

  it("refuses demo data in production", () => {
    expect(problemsOf({ ...production, LANTERN_SEED: "demo" })).toHaveLength(1);
  });

  it("keeps a password out of the message about a wrong database address", () => {
    expect(problemsOf({ DATABASE_URL: "mysql://root:hunter2@db" }).join()).not.toContain("hunter2");
  });

  it("reads no variable that .env.example does not list", () => {
    const example = readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8");
    const listed = new Set([...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name));
    const read = new Set<string>();
    const recording = new Proxy({}, { get: (_, name: string) => (read.add(name), undefined) });
    readConfiguration(recording);
    expect([...read].filter((name) => !listed.has(name))).toEqual([]);
    expect(read.size).toBeGreaterThan(10);
  });
});
