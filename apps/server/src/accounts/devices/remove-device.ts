import type { removeDevice as removeDeviceCall } from "@lantern/contract/accounts/remove-device.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { endSessions } from "../end-sessions.ts";
import { revokeDeviceCredentials } from "./device-credential.ts";

const remove = `
  update accounts_devices set removed_at = $3 where id = $1 and member_id = $2 and removed_at is null returning id`;

const selectLive = `select id from accounts_sessions where device_id = $1 and ended_at is null`;

/** Signs a device out: its sessions end, it remembers nothing, and it is a new one when it comes back. */
export async function removeDevice(
  { database, session, clock }: SessionContext,
  { params }: CallInput<typeof removeDeviceCall>,
): Promise<{ sessionsEnded: number } | Refusal<"accounts.device_unknown">> {
  const { memberId, merchantId } = session;
  const { deviceId } = params;
  const at = clock.now();
  return database.tx(async (transaction) => {
    const [removed] = await transaction.query(remove, [deviceId, memberId, at]);
    if (removed === undefined) return refuse("accounts.device_unknown");
    const live = await transaction.query<{ id: string }>(selectLive, [deviceId]);
    for (const { id: sessionId } of live) await endSessions(transaction, { merchantId, memberId, sessionId, at, which: "this" });
    await revokeDeviceCredentials(transaction, { memberId, deviceId, at });
    return { sessionsEnded: live.length };
  });
}
