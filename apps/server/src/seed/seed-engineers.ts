import { studioVendorCode, studioWalletVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { createIntegration } from "../games/create-integration.ts";
import { openEngineer } from "../games/vendor-desk/engineer.ts";
import { deskReference } from "../games/vendor-keys.ts";
import type { Scope } from "../platform/context.ts";
import { demoPassword } from "./demo-accounts.ts";

/** Integrations that nobody has taken yet, one of each protocol: their keys, addresses and terms are made at the desk. */
const freeIntegrations = [
  { code: "WORKSHOP", protocol: "studio" },
  { code: "WORKSHOP_RSA", protocol: "rsa-wallet" },
  { code: "WORKSHOP_ACTION", protocol: "action-wallet" },
  { code: "WORKSHOP_WALLET", protocol: "transfer-wallet" },
] as const;

const freeAddress = { baseUrl: "http://127.0.0.1:8300", secretReference: deskReference } as const;

/** Engineers of demo mode: of the studio, of the studio where it keeps the players' money, and of the integrations that are free. */
export const demoEngineers = [
  { userName: "vendor01", integrationCode: studioVendorCode },
  { userName: "vendor02", integrationCode: "WORKSHOP" },
  { userName: "vendor03", integrationCode: studioWalletVendorCode },
  { userName: "vendor04", integrationCode: "WORKSHOP_RSA" },
  { userName: "vendor05", integrationCode: "WORKSHOP_ACTION" },
  { userName: "vendor06", integrationCode: "WORKSHOP_WALLET" },
] as const;

const findIntegration = "select code from games_integrations where code = $1";
const findEngineer = "select id from games_engineers where user_name = $1";

/** Opens the desk's demo accounts where they are missing, and each free integration once: what was made of it at the desk stays. */
export async function seedEngineers(scope: Scope): Promise<void> {
  if (!scope.configuration.vendorDesk) return;
  await scope.database.tx(async (transaction) => {
    for (const free of freeIntegrations) {
      const [known] = await transaction.query(findIntegration, [free.code]);
      if (known === undefined) await createIntegration(scope, transaction, { ...freeAddress, ...free });
    }
    for (const engineer of demoEngineers) {
      const [known] = await transaction.query(findEngineer, [engineer.userName]);
      if (known === undefined) await openEngineer(scope, transaction, { ...engineer, password: demoPassword });
    }
  });
}
