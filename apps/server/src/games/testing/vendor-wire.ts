import { actionWalletDialect } from "@lantern/vendor-kit/acceptance/action-wallet-dialect.ts";
import type { VendorDialect } from "@lantern/vendor-kit/acceptance/dialect.ts";
import { rsaWalletDialect } from "@lantern/vendor-kit/acceptance/rsa-wallet-dialect.ts";
import { studioDialect } from "@lantern/vendor-kit/acceptance/studio-dialect.ts";
import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import type { TestServer } from "../../http/testing/test-server.ts";
import type { Configuration } from "../../platform/configuration.ts";
import { createIntegration } from "../create-integration.ts";
import { createVendor } from "../create-vendor.ts";
import { makeKeyPair } from "./stand-in-keys.ts";

export type ProtocolName = "studio" | "rsa-wallet" | "action-wallet";

/** One vendor as a test has him: what he speaks, what he signs with, and what the platform is told of it. */
export interface VendorWire {
  readonly vendorCode: string;
  readonly brandCode: string;
  readonly dialect: VendorDialect;
  /** What the vendor signs with. */
  readonly secret: string;
  readonly configuration: Partial<Configuration>;
  /** Makes the platform know the vendor, and the merchant his brand. */
  readonly install: (server: TestServer, merchantId: string) => Promise<void>;
}

export function makeVendorWire(protocol: ProtocolName): VendorWire {
  if (protocol === "studio") {
    const secret = "ab".repeat(32);
    const configuration = { studioSecret: secret };
    // Planting a game seeds the studio's vendors.
    return { vendorCode: studioVendorCode, brandCode: "GNAGA", dialect: studioDialect, secret, configuration, install: async () => {} };
  }
  return protocol === "rsa-wallet" ? makeRsaWire() : makeActionWire();
}

function makeRsaWire(): VendorWire {
  const [vendor, platform] = [makeKeyPair(), makeKeyPair()];
  const more = { publicKey: vendor.publicKey, operatorId: "lantern", currencies: "THB" };
  const keys = { secret: platform.privateKey, more, also: undefined };
  return {
    ...installed("rsa-wallet", "HARBOUR"),
    dialect: rsaWalletDialect,
    secret: vendor.privateKey,
    configuration: { vendorKeys: { harbour: keys } },
  };
}

function makeActionWire(): VendorWire {
  const secret = "a secret that both sides have been told";
  const keys = { secret, more: {}, also: undefined };
  return { ...installed("action-wallet", "JUNKET"), dialect: actionWalletDialect, secret, configuration: { vendorKeys: { junket: keys } } };
}

function installed(protocol: ProtocolName, code: string): Pick<VendorWire, "vendorCode" | "brandCode" | "install"> {
  return {
    vendorCode: code,
    brandCode: `${code}S`,
    install: (server, merchantId) =>
      server.database.tx(async (transaction) => {
        const secretReference = code.toLowerCase();
        await createIntegration(server.scope, transaction, { code, protocol, baseUrl: "http://127.0.0.1:1", secretReference });
        await createVendor(transaction, { merchantId, code: `${code}S`, integrationCode: code, displayNames: { en: code }, position: 9 });
      }),
  };
}
