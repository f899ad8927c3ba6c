/**
 * SQL of `device`: those of member $1, not looked at yet, that came after the device of session $2. A new device neither sees nor
 * silences the notice of itself.
 */
export const newerThanHere = `
  accounts_sessions session
  join accounts_devices here on here.id = session.device_id
  join accounts_devices device on device.member_id = session.member_id
    and (device.first_seen_at, device.id) > (here.first_seen_at, here.id)
    and device.announced and device.acknowledged_at is null and device.removed_at is null
  where session.id = $2 and session.member_id = $1`;
