import type { VendorAdapter, VendorOperation } from "@lantern/vendor-kit/adapter.ts";
import { post } from "../../../wallet/post.ts";
import type { ProtocolName } from "../vendor-wire.ts";
import type { Mistake } from "./spoilt-platform.ts";

interface PlantedMistake extends Mistake {
  /** Whose vendors can meet it. */
  readonly protocol: ProtocolName;
}

const far = new Date("2999-01-01T00:00:00Z");

/** What a platform may get wrong; each must be found by some vendor of the simulator. */
export const mistakes: Readonly<Record<string, () => PlantedMistake>> = {
  "forgets what was rolled back before it came": () => ({
    protocol: "studio",
    intercept: async (statement, [, transactionId], run) =>
      statement.includes("'tombstone'") ? [{ transaction_id: transactionId }] : run(),
  }),
  "takes another body under a known id for a repetition": () => {
    const known = new Map<string, VendorOperation>();
    const first = (operation: VendorOperation): VendorOperation => {
      if (!("transactionId" in operation)) return operation;
      const name = `${operation.kind} ${operation.transactionId}`;
      known.set(name, known.get(name) ?? operation);
      return known.get(name) ?? operation;
    };
    return {
      protocol: "rsa-wallet",
      changeIntegration: (integration) => ({ ...integration, adapter: withOperations(integration.adapter, first) }),
    };
  },
  "pays a win twice": () => ({
    protocol: "studio",
    intercept: async (statement, parameters, run, queryable) => {
      const rows = await run();
      const [, transactionId, type, memberId, , roundKey, , , , , amountUnits, , , , transferId] = parameters;
      if (
        statement.includes(
          "insert into games_vendor_transactions (integration_code, transaction_id, type, member_id, round_id, round_key",
        ) &&
        type === "win" &&
        transferId !== null
      ) {
        await post(queryable, {
          kind: "credit",
          idempotencyKey: `games:again:${String(transactionId)}`,
          memberId: String(memberId),
          amountUnits: amountUnits as bigint,
          reason: "game_win",
          subject: { type: "game_round", id: String(roundKey) },
        });
      }
      return rows;
    },
  }),
  "keeps what a refused request had done": () => ({ protocol: "action-wallet", doesPartsAlone: true }),
  "answers what it then loses": () => {
    let transactions = 0;
    return { protocol: "rsa-wallet", losesTransaction: () => (transactions += 1) % 11 === 0 };
  },
  "takes stakes by a token that has run out": () => ({
    protocol: "action-wallet",
    intercept: async (statement, _parameters, run) => {
      const rows = await run();
      return statement.includes("launch.token_hash = $1") ? rows.map((row) => ({ ...row, expires_at: far })) : rows;
    },
  }),
  "counts a win in its round a unit too high": () => ({
    protocol: "studio",
    intercept: async (statement, parameters, run) =>
      /set win_units = win_units \+ /.test(statement) ? run(parameters.with(3, (parameters[3] as bigint) + 1n)) : run(),
  }),
  "forgets that a transaction was taken back": () => ({
    protocol: "rsa-wallet",
    intercept: async (statement, _parameters, run) => {
      const rows = await run();
      return /from games_vendor_transactions\s+where integration_code = \$1 and transaction_id = \$2/.test(statement)
        ? rows.map((row) => ({ ...row, rolled_back_at: null }))
        : rows;
    },
  }),
  "rolls back what is settled where the vendor does not want it": () => ({
    protocol: "studio",
    changeIntegration: (integration) => ({
      ...integration,
      adapter: { ...integration.adapter, policy: { ...integration.adapter.policy, rollbackOfSettledRound: "allowed" } },
    }),
  }),
  "lets the calls of one player overtake each other": () => ({
    protocol: "action-wallet",
    intercept: async (statement, _parameters, run) => (statement.includes("pg_advisory_xact_lock") ? [] : run()),
  }),
};

function withOperations(adapter: VendorAdapter, change: (operation: VendorOperation) => VendorOperation): VendorAdapter {
  return {
    ...adapter,
    understand: (request, credentials) => {
      const understood = adapter.understand(request, credentials);
      return understood.understood ? { ...understood, operations: understood.operations.map(change) } : understood;
    },
  };
}
