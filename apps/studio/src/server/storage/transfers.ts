import type { VendorRefusal, VendorStatus } from "@lantern/vendor-kit/wire/vendor-status.ts";
import type { StudioDatabase } from "./open-database.ts";

/** What the platform asks to be moved. */
export interface TransferOrder {
  /** The platform's, used once for ever. */
  readonly transferId: string;
  readonly kind: "deposit" | "withdraw";
  readonly playerId: string;
  readonly currency: string;
  readonly amountUnits: bigint;
}

/** A transfer as it was answered first, which every later answer repeats; without an order it was only asked for, and is refused from then on. */
export type StoredTransfer = { readonly transferId: string } & (
  | { readonly order: TransferOrder; readonly status: "ok"; readonly balanceUnits: bigint }
  | { readonly order: TransferOrder | undefined; readonly status: VendorRefusal; readonly balanceUnits: bigint | undefined }
);

export function findTransfer(database: StudioDatabase, transferId: string): StoredTransfer | undefined {
  const statement = database.prepare("select * from transfers where transfer_id = ?");
  statement.setReadBigInts(true);
  const row = statement.get(transferId);
  if (row === undefined) return undefined;
  const kind = String(row["kind"]);
  const order: TransferOrder | undefined =
    kind === "none"
      ? undefined
      : {
          transferId,
          kind: kind === "deposit" ? "deposit" : "withdraw",
          playerId: String(row["player_id"]),
          currency: String(row["currency"]),
          amountUnits: BigInt(String(row["amount_units"])),
        };
  const status = String(row["status"]) as VendorStatus;
  const balanceUnits = row["balance_units"] === null ? undefined : BigInt(String(row["balance_units"]));
  if (status !== "ok") return { transferId, order, status, balanceUnits };
  if (order === undefined || balanceUnits === undefined) throw new Error(`The transfer ${transferId} is done and says not how.`);
  return { transferId, order, status, balanceUnits };
}

export function insertTransfer(database: StudioDatabase, { transferId, order, status, balanceUnits }: StoredTransfer, nowMs: number): void {
  database
    .prepare(
      `insert into transfers (transfer_id, kind, player_id, currency, amount_units, status, balance_units, created_at_ms)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      transferId,
      order?.kind ?? "none",
      order?.playerId ?? null,
      order?.currency ?? null,
      order?.amountUnits ?? null,
      status,
      balanceUnits ?? null,
      nowMs,
    );
}
