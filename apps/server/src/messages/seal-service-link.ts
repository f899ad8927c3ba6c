import { createCipheriv, randomInt } from "node:crypto";
import type { SealedServiceLink } from "@lantern/rules/messages/open-service-link.ts";
import { serviceKeyLength } from "@lantern/rules/messages/service-link.ts";

const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * Seals a customer-service link under a path whose last 8 characters open it (specification 7.22.1). It keeps the link from whoever skims
 * answers, no more: the key is beside it.
 */
export function sealServiceLink(link: string): SealedServiceLink {
  const end = Array.from({ length: serviceKeyLength }, () => letters[randomInt(letters.length)]).join("");
  const key = Buffer.from(end, "ascii");
  // Triple DES with one key three times is DES, which OpenSSL has put aside.
  const cipher = createCipheriv("des-ede3-cbc", Buffer.concat([key, key, key]), key);
  return { path: `/customer-service/${end}`, link: Buffer.concat([cipher.update(link, "utf8"), cipher.final()]).toString("base64") };
}
