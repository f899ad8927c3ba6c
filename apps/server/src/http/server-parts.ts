import type { Call } from "@lantern/contract/call.ts";
import type { FastifyInstance } from "fastify";
import type { Awaitable } from "../platform/awaitable.ts";
import type { Merchant, OperatorSession, Scope, Session } from "../platform/context.ts";
import type { EventRelay } from "../platform/event-relay.ts";
import type { Answer } from "./answer.ts";
import type { ListCaptchas } from "./outbox.ts";
import type { Metrics } from "./metrics.ts";

/** Finds the merchant that a host name (without port and without `agent.`) belongs to. */
export type FindMerchant = (scope: Scope, hostName: string) => Awaitable<Merchant | undefined>;

/** Finds the live session of a token; undefined for an unknown, ended or expired one. */
export type FindSession = (scope: Scope, token: string) => Promise<Session | undefined>;

/** Finds the live session of an operator's token; undefined for any other. */
export type FindOperator = (scope: Scope, token: string) => Promise<OperatorSession | undefined>;

/** Routes beside the contract's calls, such as a vendor's callbacks in the vendor's own protocol. */
export type ServerPlugin = (server: FastifyInstance, scope: Scope) => Promise<void>;

/** Where the player's app is built to. */
export interface BuiltApp {
  readonly clientFolder: string;
  readonly rendererFile: string;
}

/** What the HTTP server is built from. */
export interface ServerParts {
  readonly scope: Scope;
  readonly calls: readonly Call[];
  readonly answers: readonly Answer[];
  readonly findMerchant: FindMerchant;
  readonly findSession: FindSession;
  /** Without it no operator is known. */
  readonly findOperator?: FindOperator;
  readonly plugins?: readonly ServerPlugin[];
  /** Open captchas for the outbox of demo mode; without it there is no outbox. */
  readonly listCaptchas?: ListCaptchas;
  /** Where requests are counted; the server makes its own where absent. */
  readonly metrics?: Metrics;
  /** Aborted when the process is about to stop: it answers on, but says that it is not ready. */
  readonly draining?: AbortSignal;
  /** Feeds the stream; without it there is none. */
  readonly relay?: EventRelay;
  /** The built player's app; without it only calls are served. */
  readonly app?: BuiltApp;
}
