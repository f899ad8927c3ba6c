// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and every project that imports this file needs them
/// <reference path="./des-js.d.ts" />
import des from "des.js";
import { allowedServiceLink, serviceKeyOf } from "./service-link.ts";

export interface SealedServiceLink {
  /** Its last 8 characters are key and initialisation vector. */
  readonly path: string;
  /** The link by DES-CBC with PKCS #7 padding, in base64. */
  readonly link: string;
}

const Cbc = des.CBC.instantiate(des.DES);

/**
 * The link to customer service out of its seal (specification 7.22.1), if it may be followed (`allowedServiceLink`). Undefined for what does
 * not open: a path without a key, no base64, another key, broken padding, no text.
 */
export function openServiceLink({ path, link }: SealedServiceLink, hosts: readonly string[]): string | undefined {
  const key = serviceKeyOf(path);
  if (key === undefined) return undefined;
  try {
    const sealed = Uint8Array.from(atob(link), (letter) => letter.charCodeAt(0));
    const cipher = Cbc.create({ type: "decrypt", key, iv: key });
    const opened = Uint8Array.from([...cipher.update(sealed), ...cipher.final()]);
    return allowedServiceLink(new TextDecoder("utf-8", { fatal: true }).decode(opened), hosts);
  } catch {
    return undefined;
  }
}
