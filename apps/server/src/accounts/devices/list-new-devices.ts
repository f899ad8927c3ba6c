import type { listNewDevices as listNewDevicesCall } from "@lantern/contract/accounts/list-new-devices.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { SessionContext } from "../../platform/context.ts";
import { deviceNameOf } from "./device-name.ts";
import { newerThanHere } from "./newer-devices.ts";

const listedMax = 10;

const selectNew = `
  select device.id, device.user_agent, device.address, device.first_seen_at from ${newerThanHere}
  order by device.first_seen_at desc limit ${listedMax}`;

interface NewDeviceRow {
  readonly id: string;
  readonly user_agent: string;
  readonly address: string;
  readonly first_seen_at: Date;
}

/** Devices that came after this one and that nobody has looked at yet: what a member is told on his next visit from a device he had before. */
export async function listNewDevices({ database, session }: SessionContext): Promise<CallValue<typeof listNewDevicesCall>> {
  const rows = await database.query<NewDeviceRow>(selectNew, [session.memberId, session.id]);
  return rows.map(({ id, user_agent, address, first_seen_at }) => ({
    id,
    ...deviceNameOf(user_agent),
    address,
    firstSeenAt: first_seen_at.toISOString(),
  }));
}
