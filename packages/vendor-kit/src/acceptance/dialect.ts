import type { AdapterPolicy, VendorOperation, VendorOperationKind } from "../adapter.ts";
import type { VendorRefusal } from "../wire/vendor-status.ts";

export interface DialectRequest {
  readonly method: "GET" | "POST";
  /** Path with query, from the root of the platform. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A vendor's answer in the kit's terms. `refused` where the protocol does not say why. */
export interface DialectAnswer {
  readonly status: "ok" | VendorRefusal | "refused";
  readonly balanceUnits?: bigint;
  readonly playerId?: string;
  /** The platform's transaction id, where the protocol carries one. */
  readonly reference?: string;
  /** The answer as sent: repeated calls are compared by it. */
  readonly raw: string;
}

export interface DialectCredentials {
  readonly vendorCode: string;
  /** What the vendor signs with. */
  readonly secret: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** A change that makes a request wrong on purpose. */
export interface DialectChange {
  /** Replaces the amount as it stands on the wire, whatever its type. */
  readonly amount?: unknown;
}

/**
 * The vendor's side of a protocol, for the acceptance suite: writes operations as that vendor would send them and reads
 * what comes back. The counterpart of a `VendorAdapter`; the two must be written apart, or they share their errors.
 */
export interface VendorDialect {
  readonly protocol: string;
  readonly policy: AdapterPolicy;
  /** Operations for which the protocol has a call. Scenarios that need another are not applicable. */
  readonly supports: readonly VendorOperationKind[];
  /** The finest amount that the protocol can say, in units. */
  readonly grainUnits: bigint;
  /** Whether money calls say which currency they mean. */
  readonly namesCurrency: boolean;
  /** Whether a win or rollback says which player it is for. */
  readonly namesPlayer: boolean;
  /** Amounts of a bet that must be refused before money is asked, as they would stand on the wire. */
  readonly malformedAmounts: readonly unknown[];
  readonly write: (operation: VendorOperation, credentials: DialectCredentials, change?: DialectChange) => DialectRequest;
  readonly read: (operation: VendorOperation, httpStatus: number, body: string) => DialectAnswer;
  /** The same request without its signature. */
  readonly unsigned: (request: DialectRequest) => DialectRequest;
  /** Credentials of somebody who is not this vendor: what they sign must be refused. */
  readonly foreign: (credentials: DialectCredentials) => DialectCredentials;
  /** The same request, changed after it was signed so that the signature no longer holds. */
  readonly tampered: (request: DialectRequest) => DialectRequest;
  /** Several operations of one player in one round in one request, done all or nothing; absent where the protocol has no such request. */
  readonly writeBatch?: (operations: readonly VendorOperation[], credentials: DialectCredentials) => DialectRequest;
}
