import { makeActionWalletDialect } from "./action-wallet-dialect.ts";
import type { VendorDialect } from "./dialect.ts";
import { makeRsaWalletDialect } from "./rsa-wallet-dialect.ts";
import { studioDialect } from "./studio-dialect.ts";

const makers: Readonly<Record<string, (decimals: number) => VendorDialect>> = {
  studio: () => studioDialect,
  "rsa-wallet": makeRsaWalletDialect,
  "action-wallet": makeActionWalletDialect,
};

/**
 * The vendor's side of a protocol; undefined for one without callbacks about money.
 * @param decimals of the currency unit that the vendor's integers count, where his protocol lets him choose.
 */
export function dialectOf(protocol: string, decimals: number): VendorDialect | undefined {
  return Object.hasOwn(makers, protocol) ? makers[protocol]?.(decimals) : undefined;
}
