import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Flags of authenticator data (WebAuthn 6.1). */
const userPresent = 0x01;
const userVerified = 0x04;
const backupEligible = 0x08;
const backedUp = 0x10;
const credentialIncluded = 0x40;

export interface AuthenticatorTerms {
  /** Where the page stands that asks. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Asks for no finger and no PIN. */
  readonly unverified?: boolean;
}

/** An authenticator with one resident ES256 credential, as a phone has it: answers in WebAuthn's JSON forms. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: { readonly x: Buffer; readonly y: Buffer };
  counter: number;
  userHandle: string | undefined;

  constructor(counter = 1) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#privateKey = privateKey;
    this.#publicKey = { x: Buffer.from(x, "base64url"), y: Buffer.from(y, "base64url") };
    this.counter = counter;
  }

  create(
    options: { readonly challenge: string; readonly rp: { readonly id: string }; readonly user: { readonly id: string } },
    terms: AuthenticatorTerms = {},
  ) {
    this.userHandle = options.user.id;
    const { x, y } = this.#publicKey;
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(x)],
        [-3, Uint8Array.from(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const authData = Buffer.concat([
      this.#authData(terms.rpId ?? options.rp.id, terms, credentialIncluded),
      Buffer.alloc(16),
      length,
      this.credentialId,
      key,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", Uint8Array.from(authData)],
      ]),
    );
    return this.#answer({
      clientDataJSON: clientData("webauthn.create", options.challenge, terms.origin),
      attestationObject: Buffer.from(attestation).toString("base64url"),
      transports: ["internal"],
    });
  }

  get(options: { readonly challenge: string; readonly rpId: string }, terms: AuthenticatorTerms = {}) {
    this.counter += 1;
    const authData = this.#authData(terms.rpId ?? options.rpId, terms, 0);
    const clientDataJSON = clientData("webauthn.get", options.challenge, terms.origin);
    const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
    return this.#answer({
      clientDataJSON,
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", Buffer.concat([authData, hash]), this.#privateKey).toString("base64url"),
      ...(this.userHandle === undefined ? {} : { userHandle: this.userHandle }),
    });
  }

  #authData(rpId: string, { unverified = false }: AuthenticatorTerms, more: number): Buffer {
    const flags = userPresent | (unverified ? 0 : userVerified) | backupEligible | backedUp | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), counter]);
  }

  #answer<Response>(response: Response) {
    const id = this.credentialId.toString("base64url");
    return { id, rawId: id, type: "public-key", authenticatorAttachment: "platform", clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, origin = "http://localhost:8080"): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}
