/** Configuration from the environment, validated at start (see `read-configuration.ts`). */
export interface Configuration {
  readonly mode: "demo" | "production";
  readonly host: string;
  readonly port: number;
  readonly studioPort: number;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** Key for sealing one-time codes, device credentials and file storage; hex, 32 bytes. */
  readonly secret: string;
  readonly studioSecret: string;
  /** `test` makes the seed add a ten-second house game and turns rate limits to what a test run needs. */
  readonly seedProfile: "demo" | "test" | "none";
  readonly logLevel: string;
  readonly trustProxy: boolean;
  readonly metricsToken: string | undefined;
  /** Where SMS, e-mail and push messages are posted, signed with `secret`; nothing is sent without it. */
  readonly deliveryUrl: string | undefined;
}
