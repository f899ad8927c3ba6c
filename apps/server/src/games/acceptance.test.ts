import { describeAcceptance } from "@lantern/vendor-kit/acceptance/describe-acceptance.ts";
import { startVendorTarget } from "./testing/vendor-target.ts";

for (const protocol of ["studio", "rsa-wallet", "action-wallet"] as const) {
  describeAcceptance(`the platform as the wallet of a vendor that speaks ${protocol}, on PostgreSQL`, () =>
    startVendorTarget("postgres", protocol),
  );
}

// One connection hides every race, but the same calls must get the same answers; what the protocols differ in does not reach the database.
describeAcceptance("the platform as the wallet of a vendor that speaks studio, on the embedded database", () =>
  startVendorTarget("embedded", "studio"),
);
