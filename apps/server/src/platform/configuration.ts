import type { BeaconChain } from "@lantern/rules/lottery/beacon/beacon-chain.ts";

/** An account at an SMS provider's HTTP API (`delivery/sms-provider.ts`). */
export interface SmsConfiguration {
  /** Without path, such as `https://api.twilio.com`. */
  readonly url: string;
  readonly accountId: string;
  readonly token: string;
  /** A number in E.164, a name of letters and digits, or a messaging service's id. */
  readonly sender: string;
}

/** The project of Firebase Authentication whose word about numbers is taken. */
export interface FirebaseConfiguration {
  readonly projectId: string;
  /** Where the service publishes its keys, as a JSON Web Key Set. */
  readonly keysUrl: string;
  /** By what pages ask the service for codes themselves; without it only apps bring its tokens. */
  readonly web?: FirebaseWebConfiguration | undefined;
}

/** What a page needs to ask Firebase Authentication for a code; nothing of it is secret. */
export interface FirebaseWebConfiguration {
  readonly apiKey: string;
  /** Origin of the service's API (Identity Toolkit, version 1). */
  readonly authUrl: string;
  /** The script by which the service has people shown to be people, before it sends anything. */
  readonly recaptchaUrl: string;
}

/** A public source of randomness that the house's draws wait for. */
export interface BeaconConfiguration {
  /** Where its rounds are published, asked one after the other; without a slash at the end. */
  readonly urls: readonly string[];
  readonly chain: BeaconChain;
}

/** A client at an OpenID Connect provider. */
export interface GoogleConfiguration {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its discovery document stands at `/.well-known/openid-configuration` below this address. */
  readonly issuer: string;
}

/** An app at Facebook Login. */
export interface FacebookConfiguration {
  readonly appId: string;
  readonly appSecret: string;
  /** Where the person is asked, and the address below which `/oauth/access_token` and `/me` answer; both with their version. */
  readonly dialogUrl: string;
  readonly graphUrl: string;
}

/** A bot that the merchant's hosts are named to (BotFather's `/setdomain`). */
export interface TelegramConfiguration {
  readonly botToken: string;
  readonly oauthUrl: string;
}

/** Outside services that show who a person is; each is off without its variables. */
export interface SignInConfiguration {
  readonly google: GoogleConfiguration | undefined;
  readonly facebook: FacebookConfiguration | undefined;
  readonly telegram: TelegramConfiguration | undefined;
}

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
  /** Signs both ways for the studio's brands whose players' money the studio keeps; absent: there are none. */
  readonly studioWalletSecret: string | undefined;
  /** Wraps the keys of members' papers (`accounts/kyc/document-seal.ts`); hex, 32 bytes. */
  readonly documentKey: string;
  readonly documentKeyAlso: string | undefined;
  /** Taken beside the secrets while one is exchanged for another: what was made under either counts, nothing new is made under these. */
  readonly secretAlso: string | undefined;
  readonly studioSecretAlso: string | undefined;
  readonly studioWalletSecretAlso: string | undefined;
  /** `test` makes the seed add a ten-second house game and turns rate limits to what a test run needs. */
  readonly seedProfile: "demo" | "test" | "none";
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** Hosts (`host:port`) from which games' pictures are fetched also without TLS, and from inside the network. */
  readonly pictureHosts: readonly string[];
  /** From a signal to stop until connections are closed: `/readyz` refuses meanwhile, so that the proxy sends nobody here any more. */
  readonly drainMs: number;
  readonly metricsToken: string | undefined;
  /** Whether vendors' engineers have their desk at `/vendors`: in demo mode, unless it is turned off, and elsewhere where it is turned on. */
  readonly vendorDesk: boolean;
  /** Where SMS, e-mail and push messages are posted, signed with `secret`; nothing is sent without it. */
  readonly deliveryUrl: string | undefined;
  /** Where SMS go instead, where it is set. */
  readonly sms: SmsConfiguration | undefined;
  /** Registrations and logins by numbers that Firebase has proven; refused without it. */
  readonly firebase: FirebaseConfiguration | undefined;
  readonly signIn: SignInConfiguration;
  /** Named by each issue that opens; without it a draw is the house's word and its commitment. */
  readonly beacon: BeaconConfiguration | undefined;
  /** Keys of vendors beside the studio, by the reference under which an integration names them. */
  readonly vendorKeys: Readonly<Record<string, VendorKeys>>;
}

/** What signs the calls between the platform and a vendor. */
export interface VendorKeys extends VendorKeySet {
  /** Taken from the vendor as well, while keys are exchanged; nothing of ours is signed with it. */
  readonly also: VendorKeySet | undefined;
}

export interface VendorKeySet {
  /** The secret shared with the vendor, or our private key in PEM. */
  readonly secret: string;
  /** What else his protocol needs, by name (`publicKey`: his, in PEM; `operatorId`; `currencies`). */
  readonly more: Readonly<Record<string, string>>;
}
