import { studioVendorCode, studioWalletVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { createIntegration } from "../games/create-integration.ts";
import { openEngineer } from "../games/vendor-desk/engineer.ts";
import { deskReference } from "../games/vendor-keys.ts";
import type { Scope } from "../platform/context.ts";
import { demoPassword } from "./demo-accounts.ts";

/** An integration that nobody has taken yet: its keys, address and terms are made at the desk. */
const freeIntegration = { code: "WORKSHOP", protocol: "studio", baseUrl: "http://127.0.0.1:8300", secretReference: deskReference } as const;

/** Engineers of demo mode: of the studio, of the integration that is free, and of the studio where it keeps the players' money. */
export const demoEngineers = [
  { userName: "vendor01", integrationCode: studioVendorCode },
  { userName: "vendor02", integrationCode: freeIntegration.code },
  { userName: "vendor03", integrationCode: studioWalletVendorCode },
] as const;

const findIntegration = "select code from games_integrations where code = $1";
const findEngineer = "select id from games_engineers where user_name = $1";

/** Opens the desk's demo accounts where they are missing, and the free integration once: what was made of it at the desk stays. */
export async function seedEngineers(scope: Scope): Promise<void> {
  if (!scope.configuration.vendorDesk) return;
  await scope.database.tx(async (transaction) => {
    const [free] = await transaction.query(findIntegration, [freeIntegration.code]);
    if (free === undefined) await createIntegration(scope, transaction, freeIntegration);
    for (const engineer of demoEngineers) {
      const [known] = await transaction.query(findEngineer, [engineer.userName]);
      if (known === undefined) await openEngineer(scope, transaction, { ...engineer, password: demoPassword });
    }
  });
}
