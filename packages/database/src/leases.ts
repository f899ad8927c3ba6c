import type { Queryable } from "./database.ts";

export interface Lease {
  /** What is led, such as `worker`. */
  readonly name: string;
  /** Who asks: unique a process, the same at every renewal. */
  readonly holder: string;
  readonly durationMs: number;
}

const takeLeaseRow = `
  insert into platform_leases as lease (name, holder, expires_at)
  values ($1, $2, clock_timestamp() + make_interval(secs => $3::float8 / 1000))
  on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where lease.holder = excluded.holder or lease.expires_at <= clock_timestamp()
  returning holder`;

const releaseLeaseRow = "delete from platform_leases where name = $1 and holder = $2";

/**
 * Takes a lease that is free or has run out, or renews one's own; false while another holds it. The database's clock
 * decides. A holder that stalls may find itself replaced, so what it does under the lease must be idempotent.
 */
export async function takeLease(queryable: Queryable, { name, holder, durationMs }: Lease): Promise<boolean> {
  const rows = await queryable.query(takeLeaseRow, [name, holder, durationMs]);
  return rows.length > 0;
}

/** Gives the lease back at once, so that a clean stop hands over without waiting. */
export async function releaseLease(queryable: Queryable, { name, holder }: Pick<Lease, "name" | "holder">): Promise<void> {
  await queryable.query(releaseLeaseRow, [name, holder]);
}
