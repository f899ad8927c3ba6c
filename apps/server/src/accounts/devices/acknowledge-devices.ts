import type { acknowledgeDevices as acknowledgeDevicesCall } from "@lantern/contract/accounts/acknowledge-devices.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { newerThanHere } from "./newer-devices.ts";

const acknowledge = `
  update accounts_devices set acknowledged_at = $3
  where id = any($4) and id in (select device.id from ${newerThanHere})
  returning id`;

/** The member has seen these new devices and knows them as his. Those that this device has no say in stay as they are. */
export async function acknowledgeDevices(
  { database, session, clock }: SessionContext,
  { body }: CallInput<typeof acknowledgeDevicesCall>,
): Promise<{ acknowledged: number }> {
  const rows = await database.query(acknowledge, [session.memberId, session.id, clock.now(), body.deviceIds]);
  return { acknowledged: rows.length };
}
