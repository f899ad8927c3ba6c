import type { Queryable } from "@lantern/database/database.ts";

const takeLease = `
  insert into platform_leases (name, holder, expires_at)
  values ($1, $2, clock_timestamp() + $3::integer * interval '1 millisecond')
  on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
  where platform_leases.holder = excluded.holder or platform_leases.expires_at < clock_timestamp()
  returning holder`;

const endLease = "delete from platform_leases where name = $1 and holder = $2";

interface Lease {
  readonly name: string;
  /** Who asks: different for every process. */
  readonly holder: string;
}

/**
 * Takes or renews a lease for a while, by the database's clock, which all processes share. False while another process holds it.
 */
export async function holdLease(database: Queryable, { name, holder, termMs }: Lease & { readonly termMs: number }): Promise<boolean> {
  return (await database.query(takeLease, [name, holder, termMs])).length > 0;
}

/** Gives a lease up, so that another process need not wait for its end. */
export async function releaseLease(database: Queryable, { name, holder }: Lease): Promise<void> {
  await database.query(endLease, [name, holder]);
}
