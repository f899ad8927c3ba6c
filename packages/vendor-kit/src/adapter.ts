import type { VendorRefusal } from "./wire/vendor-status.ts";

/** What a vendor asked for, in the kit's own terms. Amounts are units (1/10,000 of the currency unit). */
export type VendorOperation =
  | { readonly kind: "authenticate"; readonly playerToken: string; readonly gameCode: string }
  | { readonly kind: "balance"; readonly playerToken: string; readonly playerId?: string; readonly currency?: string }
  /** Who a player is and what he has, asked by his id alone: allows nothing, so it takes no token. */
  | { readonly kind: "player_info"; readonly playerId: string; readonly currency?: string }
  | VendorBet
  | VendorWin
  | VendorRollback
  | {
      readonly kind: "end_round";
      readonly roundId: string;
      readonly gameCode: string;
      readonly playerId: string;
      readonly currency?: string;
      /** An end that travels with other parts: a round that they never opened is no fault. */
      readonly ifOpened?: true;
    };

interface OfRound {
  /** The vendor's id: unique within the vendor for ever. */
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly playerId: string;
  readonly currency?: string;
}

/** A stake: above zero. The token must be live, unless the same bet had been taken before. */
export interface VendorBet extends OfRound {
  readonly kind: "bet";
  readonly playerToken: string;
  readonly amountUnits: bigint;
  readonly endsRound?: boolean;
  /** A stake that the vendor gives away: its amount is 0, and wins may name it like any other bet. */
  readonly free?: true;
}

/** A win of zero or more. Never held back by a token, a session or the member's eligibility. */
export interface VendorWin extends OfRound {
  readonly kind: "win";
  /** Absent where the vendor names the round only: then the round must have a live bet. */
  readonly betTransactionId?: string;
  readonly amountUnits: bigint;
  readonly endsRound?: boolean;
  /** A win that no bet paid for (a vendor's free round): taken without a bet. */
  readonly withoutBet?: true;
}

/** Undoes one earlier transaction, whole. What never came is remembered (tombstone) whatever the policy answers. */
export interface VendorRollback extends OfRound {
  readonly kind: "rollback";
  readonly originalTransactionId: string;
  readonly endsRound?: boolean;
}

export type VendorOperationKind = VendorOperation["kind"];

/**
 * What came of an operation. `balanceUnits` is the spendable balance right after it; a repetition gives the stored one.
 * Of a request of several parts the last outcome carries the balance after the newest of them: after the last that is no
 * repetition, or the one stored last; and where the request was undone, the balance that stands.
 */
export type VendorOutcome =
  | {
      readonly status: "ok";
      readonly balanceUnits: bigint;
      readonly currency: string;
      readonly playerId: string;
      readonly language?: string;
      /** The platform's own id of the posted transfer; absent where nothing was posted. */
      readonly platformTransactionId?: string;
    }
  | { readonly status: VendorRefusal; readonly balanceUnits?: bigint; readonly currency?: string; readonly detail?: string };

/** What vendors do differently. */
export interface AdapterPolicy {
  /** Rolling back a transaction that never came: done all the same, or an error. The tombstone is stored either way. */
  readonly unknownRollback: "ok" | "transaction_unknown";
  /** Rolling back a bet whose round has its result, or a win. Where allowed, what the balance cannot give back is owed. */
  readonly rollbackOfSettledRound: "allowed" | "refused";
  /** A win whose bet is not known. */
  readonly winForUnknownBet: "refused" | "taken";
  /** A bet or win that comes after its rollback, or again after it: refused, or answered as done. No money moves either way. */
  readonly rolledBackTransaction: "transaction_rolled_back" | "ok";
}

/** An HTTP request as it arrived, before anything was parsed. */
export interface RawVendorRequest {
  readonly method: string;
  /** What follows `/vendor/{vendorCode}/`, without query: "bet". */
  readonly path: string;
  /** Path and query as sent, for signatures of requests without a body. */
  readonly target: string;
  /** Query as sent, without "?"; empty where there is none. */
  readonly query: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

export interface RawVendorResponse {
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface VendorCredentials {
  readonly vendorCode: string;
  readonly secret: string;
  /** What else a vendor's protocol needs, by name (`publicKey`, `operatorId`, `currencies`). */
  readonly more?: Readonly<Record<string, string>>;
}

export interface SignatureView {
  readonly presented: string | undefined;
  /** Undefined where only the vendor can make one. */
  readonly expected: string | undefined;
}

/** A request understood: what to do and how to answer. */
export interface UnderstoodRequest {
  readonly understood: true;
  /** Done in order in one transaction, all or nothing: the first refusal undoes the ones before it. Mostly one. */
  readonly operations: readonly VendorOperation[];
  /** Turns the outcomes into the vendor's own answer: one outcome for each operation, or those up to the refused one. */
  readonly answer: (outcomes: readonly VendorOutcome[]) => RawVendorResponse;
}

/** A request that asks for nothing (bad signature, malformed): nothing is to be done but to send this. */
export interface RejectedRequest {
  readonly understood: false;
  readonly status: VendorRefusal;
  readonly response: RawVendorResponse;
}

/**
 * The platform's side of one vendor's protocol: checks the signature over the raw bytes, translates, and translates back.
 * Pure: no I/O, no clock, no memory. Adding a vendor is adding an adapter and a dialect (see `acceptance/dialect.ts`)
 * with which the acceptance suite proves it.
 */
export interface VendorAdapter {
  /** Decimals of the currency unit that its integers count; `scalable` where a vendor may count others (`amountDecimals` in his `more`). */
  readonly amounts: { readonly decimals: number; readonly scalable: boolean };
  /** Name of the protocol, such as "studio". */
  readonly protocol: string;
  readonly policy: AdapterPolicy;
  /** What a request brings as its signature and what it should have brought, for those who look for their mistake. */
  readonly signatureOf: (request: RawVendorRequest, credentials: VendorCredentials) => SignatureView;
  readonly understand: (request: RawVendorRequest, credentials: VendorCredentials) => UnderstoodRequest | RejectedRequest;
}
