import type { Queryable } from "@lantern/database/database.ts";
import type { DialectRequest } from "@lantern/vendor-kit/acceptance/dialect.ts";
import type { VendorOperation, VendorOutcome } from "@lantern/vendor-kit/adapter.ts";
import type { Scope } from "../../../platform/context.ts";
import { performRequest } from "../../callbacks/perform-request.ts";
import { findIntegration, type Integration } from "../../find-integration.ts";
import type { PlatformUnderTest } from "./platform-under-test.ts";

type Row = Record<string, unknown>;

/** Stands between the platform and its database: may run a statement otherwise, or not at all. */
export type Intercept = (statement: string, parameters: readonly unknown[], run: Run, queryable: Queryable) => Promise<Row[]>;
type Run = (parameters?: readonly unknown[]) => Promise<Row[]>;

/** A mistake that a platform might make, put into the real one on purpose. */
export interface Mistake {
  readonly intercept?: Intercept;
  /** Undoes what a transaction did, and answers as if it stood. */
  readonly losesTransaction?: () => boolean;
  readonly changeIntegration?: (integration: Integration) => Integration;
  /** Does the parts of a request one by one, each for itself. */
  readonly doesPartsAlone?: true;
}

/** The same platform with a mistake, reached without HTTP: bytes in, bytes out, through the adapter and the real tables. */
export function withMistake(platform: PlatformUnderTest, scope: Scope, mistake: Mistake): PlatformUnderTest {
  const spoilt: Scope = { ...scope, database: spoiltDatabase(scope.database, mistake) };
  return {
    ...platform,
    send: async (request) => {
      const found = await findIntegration(scope, platform.wire.vendorCode);
      if (found === undefined) throw new Error(`${platform.wire.vendorCode} was not installed`);
      const integration = mistake.changeIntegration?.(found) ?? found;
      const { code, secret, more } = integration;
      const understood = integration.adapter.understand(rawOf(request), { vendorCode: code, secret, more });
      if (!understood.understood) return understood.response;
      const perform = (operations: readonly VendorOperation[]) => performRequest(spoilt, integration, operations);
      return understood.answer(
        await (mistake.doesPartsAlone === true ? oneByOne(understood.operations, perform) : perform(understood.operations)),
      );
    },
  };
}

async function oneByOne(
  operations: readonly VendorOperation[],
  perform: (operations: readonly VendorOperation[]) => Promise<readonly VendorOutcome[]>,
): Promise<VendorOutcome[]> {
  const outcomes: VendorOutcome[] = [];
  for (const operation of operations) {
    outcomes.push(...(await perform([operation])));
    if (outcomes.at(-1)?.status !== "ok") break;
  }
  return outcomes;
}

class Lost extends Error {
  override readonly name = "Lost";
  readonly result: unknown;

  constructor(result: unknown) {
    super("The transaction is undone, but answered as if it stood");
    this.result = result;
  }
}

function spoiltDatabase(database: Scope["database"], { intercept, losesTransaction }: Mistake): Scope["database"] {
  const spoiltQueryable = <Some extends Queryable>(queryable: Some): Some =>
    replacing(queryable, "query", (statement: string, parameters: readonly unknown[] = []) => {
      const run: Run = (changed = parameters) => queryable.query(statement, changed);
      return intercept === undefined ? run() : intercept(statement, parameters, run, queryable);
    });
  const tx: Scope["database"]["tx"] = async (work, options) => {
    try {
      return await database.tx(async (transaction) => {
        const result = await work(spoiltQueryable(transaction));
        if (losesTransaction?.() === true) throw new Lost(result);
        return result;
      }, options);
    } catch (thrown) {
      if (thrown instanceof Lost) return thrown.result as never;
      throw thrown;
    }
  };
  return replacing(spoiltQueryable(database), "tx", tx);
}

/** The same object but for one of its functions. */
function replacing<Some extends object>(object: Some, name: string, replacement: unknown): Some {
  return new Proxy(object, {
    get: (target, property) => {
      if (property === name) return replacement;
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

function rawOf({ method, target, headers, body }: DialectRequest) {
  const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const path = target.split("/").slice(3).join("/");
  return { method, path, target, query: "", headers: Object.fromEntries(lowered), body: Buffer.from(body) };
}
