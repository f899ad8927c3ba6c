import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { VendorKeys } from "./configuration.ts";
import { textOf, type Environment } from "./environment.ts";

const variablePattern = /^LANTERN_VENDOR_([A-Z0-9]+)_(SECRET|SECRET_ALSO|PUBLIC_KEY|PUBLIC_KEY_ALSO|PRIVATE_KEY|OPERATOR_ID|CURRENCIES)$/;
const secretLengthMin = 16;
const modulusBitsMin = 2_048;

/**
 * The keys of vendors that are not the studio, by the reference under which an integration names them: the variables
 * `LANTERN_VENDOR_<REFERENCE>_…`, the reference in lower case. A vendor signs with a shared secret (`SECRET`) or with a
 * key of his own (`PUBLIC_KEY`, and `PRIVATE_KEY` for what we sign); each has an `_ALSO` that counts beside it while keys
 * are exchanged.
 */
export function readVendorKeys(environment: Environment, problems: string[]): Readonly<Record<string, VendorKeys>> {
  const references = Object.keys(environment).map((name) => variablePattern.exec(name)?.[1]);
  const named = [...new Set(references.filter((reference) => reference !== undefined))].toSorted((one, other) => one.localeCompare(other));
  return Object.fromEntries(named.map((reference) => [reference.toLowerCase(), readKeysOf(environment, reference, problems)]));
}

function readKeysOf(environment: Environment, reference: string, problems: string[]): VendorKeys {
  const prefix = `LANTERN_VENDOR_${reference}`;
  const hasPublicKey = textOf(environment, `${prefix}_PUBLIC_KEY`) !== undefined;
  return hasPublicKey ? readKeyPairs(environment, prefix, problems) : readShared(environment, prefix, problems);
}

function readShared(environment: Environment, prefix: string, problems: string[]): VendorKeys {
  const [secret, secretAlso] = [textOf(environment, `${prefix}_SECRET`), textOf(environment, `${prefix}_SECRET_ALSO`)];
  if (secret === undefined)
    problems.push(`${prefix}_SECRET is not set: set it to the secret shared with the vendor, or his ${prefix}_PUBLIC_KEY.`);
  for (const [name, value] of [[`${prefix}_SECRET`, secret] as const, [`${prefix}_SECRET_ALSO`, secretAlso] as const]) {
    if (value !== undefined && value.length < secretLengthMin) {
      problems.push(`${name} is shorter than ${secretLengthMin} characters: set it to a secret that cannot be guessed.`);
    }
  }
  return { secret: secret ?? "", more: {}, also: secretAlso === undefined ? undefined : { secret: secretAlso, more: {} } };
}

function readKeyPairs(environment: Environment, prefix: string, problems: string[]): VendorKeys {
  const publicKey = readKey(environment, `${prefix}_PUBLIC_KEY`, publicKind, problems);
  const publicKeyAlso = readKey(environment, `${prefix}_PUBLIC_KEY_ALSO`, publicKind, problems);
  const privateKey = readKey(environment, `${prefix}_PRIVATE_KEY`, privateKind, problems);
  if (textOf(environment, `${prefix}_PRIVATE_KEY`) === undefined) {
    problems.push(`${prefix}_PRIVATE_KEY is not set: set it to the key that signs our calls, such as from "openssl genrsa 2048".`);
  }
  const operatorId = textOf(environment, `${prefix}_OPERATOR_ID`);
  if (operatorId === undefined) problems.push(`${prefix}_OPERATOR_ID is not set: set it to what the vendor calls this platform.`);
  const currencies = textOf(environment, `${prefix}_CURRENCIES`) ?? "";
  if (!/^(?:[A-Z]{3,5}(?:,[A-Z]{3,5})*)?$/.test(currencies)) {
    problems.push(`${prefix}_CURRENCIES is "${currencies}": set it like THB,MMK to the currencies of the contract.`);
  }
  const more = { publicKey: publicKey ?? "", operatorId: operatorId ?? "", currencies };
  const secret = privateKey ?? "";
  return { secret, more, also: publicKeyAlso === undefined ? undefined : { secret, more: { ...more, publicKey: publicKeyAlso } } };
}

interface KeyKind {
  readonly label: string;
  readonly parse: (pem: string) => KeyObject;
}

const publicKind: KeyKind = { label: "PUBLIC KEY", parse: createPublicKey };
const privateKind: KeyKind = { label: "PRIVATE KEY", parse: createPrivateKey };

/** A key in PEM, whose line ends may be written as "\n", or its DER in base64 on one line; given back in PEM. */
function readKey(environment: Environment, name: string, { label, parse }: KeyKind, problems: string[]): string | undefined {
  const value = textOf(environment, name);
  if (value === undefined) return undefined;
  try {
    const key = value.includes("-----BEGIN") ? parse(value.replaceAll(String.raw`\n`, "\n")) : parseBare(value, { label, parse });
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType === "rsa" && bits >= modulusBitsMin) {
      return key.export({ type: key.type === "private" ? "pkcs8" : "spki", format: "pem" }).toString();
    }
    problems.push(`${name} is no RSA key of at least ${modulusBitsMin} bits: set it to one.`);
  } catch {
    problems.push(
      `${name} is no key: set it to one in DER and base64, such as from "openssl pkey -in key.pem -outform der | openssl base64 -A".`,
    );
  }
  return undefined;
}

/** A key without its frame is of the kind for all algorithms, or of RSA's own, as `openssl pkey` writes private ones. */
function parseBare(base64: string, { label, parse }: KeyKind): KeyObject {
  try {
    return parse(toPem(base64, label));
  } catch {
    return parse(toPem(base64, `RSA ${label}`));
  }
}

function toPem(base64: string, label: string): string {
  return `-----BEGIN ${label}-----\n${(base64.match(/.{1,64}/g) ?? []).join("\n")}\n-----END ${label}-----\n`;
}
