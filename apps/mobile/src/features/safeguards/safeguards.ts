import type { CallValue } from "@lantern/contract/call.ts";
import type { getSafeguards } from "@lantern/contract/safeguards/get-safeguards.ts";

export type Safeguards = CallValue<typeof getSafeguards>;
export type Limit = Safeguards["limits"][number];
