import { actionWalletDialect } from "@lantern/vendor-kit/acceptance/action-wallet-dialect.ts";
import type { VendorDialect } from "@lantern/vendor-kit/acceptance/dialect.ts";
import { rsaWalletDialect } from "@lantern/vendor-kit/acceptance/rsa-wallet-dialect.ts";
import { studioDialect } from "@lantern/vendor-kit/acceptance/studio-dialect.ts";
import { startActionStandIn } from "@lantern/vendor-kit/stand-in/action-stand-in.ts";
import { startRsaStandIn } from "@lantern/vendor-kit/stand-in/rsa-stand-in.ts";
import type { VendorStandIn } from "@lantern/vendor-kit/stand-in/stand-in.ts";
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
  /** Makes the platform know the vendor at that address, or at one where nobody answers, and the merchant his brand. */
  readonly install: (server: TestServer, merchantId: string, baseUrl?: string) => Promise<void>;
  /** A vendor of the protocol that really runs; the studio is one itself. */
  readonly startStandIn?: () => Promise<VendorStandIn>;
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
  const operatorId = "lantern";
  const more = { publicKey: vendor.publicKey, operatorId, currencies: "THB" };
  const { privateKey: secret } = vendor;
  const vendorCode = "HARBOUR";
  return {
    ...installed("rsa-wallet", vendorCode),
    dialect: rsaWalletDialect,
    secret,
    configuration: { vendorKeys: { harbour: { secret: platform.privateKey, more, also: undefined } } },
    startStandIn: () => startRsaStandIn({ vendorCode, privateKey: secret, operatorPublicKey: platform.publicKey, operatorId }),
  };
}

function makeActionWire(): VendorWire {
  const secret = "a secret that both sides have been told";
  const vendorCode = "JUNKET";
  return {
    ...installed("action-wallet", vendorCode),
    dialect: actionWalletDialect,
    secret,
    configuration: { vendorKeys: { junket: { secret, more: {}, also: undefined } } },
    startStandIn: () => startActionStandIn({ vendorCode, secret }),
  };
}

function installed(protocol: ProtocolName, code: string): Pick<VendorWire, "vendorCode" | "brandCode" | "install"> {
  const brandCode = `${code}LIGHTS`;
  return {
    vendorCode: code,
    brandCode,
    install: (server, merchantId, baseUrl = "http://127.0.0.1:1") =>
      server.database.tx(async (transaction) => {
        await createIntegration(server.scope, transaction, { code, protocol, baseUrl, secretReference: code.toLowerCase() });
        await createVendor(transaction, { merchantId, code: brandCode, integrationCode: code, displayNames: { en: code }, position: 9 });
      }),
  };
}
