import type { OperatorRole } from "@lantern/contract/operator-role.ts";
import type { Database } from "@lantern/database/database.ts";
import type { Logger } from "pino";
import type { Browser } from "./browser.ts";
import type { Clock } from "./clock.ts";
import type { Configuration } from "./configuration.ts";

/** What every operation stands on, whoever calls it (HTTP, worker, seed, a command of the desk). */
export interface Scope {
  readonly database: Database;
  readonly clock: Clock;
  readonly configuration: Configuration;
  readonly log: Logger;
}

/** The merchant that the host name chose. Loaded by `site`, cached a few seconds. */
export interface Merchant {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly defaultLanguage: string;
  readonly zone: string;
  readonly currencies: readonly string[];
  readonly theme: string;
  /** Whitelabel flags that are on, by the specification's names (FREEPLAY3, USERNAMEREG3, …). */
  readonly flags: ReadonlySet<string>;
  /** Switches that are on (REGCEN, DOWNMAN, …). */
  readonly switches: ReadonlySet<string>;
  /** Everything else that a merchant may set, by name. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A live session: whose call it is. */
export interface Session {
  readonly id: string;
  readonly memberId: string;
  readonly merchantId: string;
  readonly userName: string;
  /** Member type: 0 member, 1 agent, 2 senior agent, 4 trial, 40–42 test accounts. */
  readonly memberType: number;
  readonly currency: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/** A live session of an operator, at the merchant whose host it began at. */
export interface OperatorSession {
  readonly id: string;
  readonly operatorId: string;
  readonly merchantId: string;
  readonly userName: string;
  readonly role: OperatorRole;
}

export type Device = "MOBILE" | "WEB" | "APP" | "PWA";

/** What an operation behind an HTTP call gets beside its input. */
export interface CallContext extends Scope {
  readonly merchant: Merchant;
  /** The wire code of the language, one of those that exist (EN, MY, …). */
  readonly language: string;
  readonly device: Device;
  readonly browser: Browser;
  readonly requestId: string;
  readonly remoteAddress: string;
  /** The host that the browser used, without port. */
  readonly hostName: string;
  readonly session: Session | undefined;
  readonly operator: OperatorSession | undefined;
  readonly idempotencyKey: string | undefined;
  /** True for the agents' entrance (host `agent.` before the merchant's). */
  readonly agentEntrance: boolean;
}

/** A context whose session is certain: calls with access `session`, `member` or `agent`. */
export interface SessionContext extends CallContext {
  readonly session: Session;
}

/** A context whose operator is certain: calls with access `operator`. */
export interface OperatorContext extends CallContext {
  readonly operator: OperatorSession;
}
