import { describeAcceptance } from "@lantern/vendor-kit/acceptance/describe-acceptance.ts";
import { startVendorTarget } from "./testing/vendor-target.ts";

describeAcceptance("the platform as the studio's wallet, on PostgreSQL", () => startVendorTarget("postgres"));

// One connection hides every race, but the same calls must get the same answers.
describeAcceptance("the platform as the studio's wallet, on the embedded database", () => startVendorTarget("embedded"));
