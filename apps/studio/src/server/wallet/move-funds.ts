import type { WalletMovedAnswer } from "@lantern/vendor-kit/transfer-wallet/transfer-wire.ts";
import { formatAmountUnits } from "@lantern/vendor-kit/wire/amount-units.ts";
import type { RefusalAnswer, VendorRefusal } from "@lantern/vendor-kit/wire/vendor-status.ts";
import { isOfferedCurrency } from "../offered-currencies.ts";
import { inTransaction } from "../storage/open-database.ts";
import { findPurse, storePurse } from "../storage/purses.ts";
import { findTransfer, insertTransfer, type StoredTransfer, type TransferOrder } from "../storage/transfers.ts";
import type { Studio } from "../studio.ts";

/** More than this no purse holds: the wire's amounts end there. */
const balanceUnitsMax = 10n ** 18n - 1n;

/**
 * Moves money to a player's purse here, or home, whole or not at all. The first answer to an id is the answer for ever: the same
 * request again moves nothing more, another one under the id nothing at all, and what was refused once is not done later.
 */
export function moveFunds(studio: Studio, order: TransferOrder): WalletMovedAnswer | RefusalAnswer {
  const { database } = studio;
  return inTransaction(database, () => {
    const known = findTransfer(database, order.transferId);
    if (known !== undefined) return isSame(known.order, order) || known.order === undefined ? answerOf(known) : conflict;
    const done = perform(studio, order);
    insertTransfer(database, done, studio.nowMs());
    return answerOf(done);
  });
}

const conflict: RefusalAnswer = { status: "transaction_conflict", detail: "this id was used for another transfer" };

function perform({ database }: Studio, order: TransferOrder): StoredTransfer {
  const { transferId, playerId, currency, kind, amountUnits } = order;
  const purse = findPurse(database, playerId);
  const stands = purse?.balanceUnits ?? 0n;
  const refused = (status: VendorRefusal): StoredTransfer => ({ transferId, order, status, balanceUnits: stands });
  if (!isOfferedCurrency(currency) || (purse !== undefined && purse.currency !== currency)) return refused("wrong_currency");
  const balanceUnits = kind === "deposit" ? stands + amountUnits : stands - amountUnits;
  if (balanceUnits < 0n) return refused("insufficient_funds");
  if (balanceUnits > balanceUnitsMax) return refused("limit_reached");
  storePurse(database, { playerId, currency, balanceUnits });
  return { transferId, order, status: "ok", balanceUnits };
}

function isSame(one: TransferOrder | undefined, other: TransferOrder): boolean {
  return (
    one !== undefined &&
    one.kind === other.kind &&
    one.playerId === other.playerId &&
    one.currency === other.currency &&
    one.amountUnits === other.amountUnits
  );
}

function answerOf({ transferId, order, status, balanceUnits }: StoredTransfer): WalletMovedAnswer | RefusalAnswer {
  if (status !== "ok") return { status, ...(balanceUnits === undefined ? {} : { balanceUnits: formatAmountUnits(balanceUnits) }) };
  return {
    status,
    transferId,
    amountUnits: formatAmountUnits(order.amountUnits),
    balanceUnits: formatAmountUnits(balanceUnits),
  };
}
