import { describeAcceptance } from "@lantern/vendor-kit/acceptance/describe-acceptance.ts";
import { startVendorTarget } from "./testing/vendor-target.ts";

describeAcceptance("the platform as the studio's wallet", async () => startVendorTarget());
