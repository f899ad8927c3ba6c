import type { listDevices as listDevicesCall } from "@lantern/contract/accounts/list-devices.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { SessionContext } from "../../platform/context.ts";
import { deviceNameOf } from "./device-name.ts";

type Devices = CallValue<typeof listDevicesCall>;

/** Beyond these nobody looks; the oldest are left out. */
const listedMax = 50;

const selectDevices = `
  select device.id, device.kind, device.user_agent, device.address, device.first_seen_at, device.last_seen_at,
         device.announced and device.acknowledged_at is null and (device.first_seen_at, device.id) > (here.first_seen_at, here.id) as new,
         device.id is not distinct from current.device_id as current,
         exists (select from accounts_device_credentials credential
                 where credential.device_id = device.id and credential.used_at is null and credential.revoked_at is null
                   and credential.expires_at > $3) as remembered
  from accounts_devices device
  left join accounts_sessions current on current.id = $2
  left join accounts_devices here on here.id = current.device_id
  where device.member_id = $1 and device.removed_at is null
  order by device.id is not distinct from current.device_id desc, device.last_seen_at desc
  limit ${listedMax}`;

const selectSessions = `
  select id, device_id, device, address, started_at, seen_at from accounts_sessions
  where member_id = $1 and ended_at is null and expires_at > $2
  order by id = $3 desc, seen_at desc
  limit ${2 * listedMax}`;

interface DeviceRow {
  readonly id: string;
  readonly kind: Devices["devices"][number]["kind"];
  readonly user_agent: string;
  readonly address: string;
  readonly first_seen_at: Date;
  readonly last_seen_at: Date;
  /** Null where the session that asks belongs to no device. */
  readonly new: boolean | null;
  readonly current: boolean;
  readonly remembered: boolean;
}

interface SessionRow {
  readonly id: string;
  readonly device_id: string | null;
  readonly device: DeviceRow["kind"];
  readonly address: string;
  readonly started_at: Date;
  readonly seen_at: Date;
}

/** The devices that a member has logged in from, this one first, each with its live sessions; and sessions that belong to no device. */
export async function listDevices({ database, session, clock }: SessionContext): Promise<Devices> {
  const now = clock.now();
  const devices = await database.query<DeviceRow>(selectDevices, [session.memberId, session.id, now]);
  const sessions = await database.query<SessionRow>(selectSessions, [session.memberId, now, session.id]);
  const known = new Set(devices.map(({ id }) => id));
  return {
    devices: devices.map((device) => ({
      id: device.id,
      ...deviceNameOf(device.user_agent),
      kind: device.kind,
      address: device.address,
      firstSeenAt: device.first_seen_at.toISOString(),
      lastSeenAt: lastUseOf(device, sessions).toISOString(),
      current: device.current,
      remembered: device.remembered,
      new: device.new === true,
      sessions: sessions.filter(({ device_id }) => device_id === device.id).map((row) => sessionOf(row, session.id)),
    })),
    otherSessions: sessions.filter(({ device_id }) => device_id === null || !known.has(device_id)).map((row) => sessionOf(row, session.id)),
  };
}

function lastUseOf(device: DeviceRow, sessions: readonly SessionRow[]): Date {
  const uses = sessions.filter(({ device_id }) => device_id === device.id).map(({ seen_at }) => seen_at.getTime());
  return new Date(Math.max(device.last_seen_at.getTime(), ...uses));
}

function sessionOf({ id, device, address, started_at, seen_at }: SessionRow, currentId: string): Devices["otherSessions"][number] {
  return { id, kind: device, address, startedAt: started_at.toISOString(), seenAt: seen_at.toISOString(), current: id === currentId };
}
