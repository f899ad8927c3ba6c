import type { Job } from "../../platform/job.ts";
import { rewrapKey } from "../vendor-keys.ts";
import { runAcceptanceJob } from "./run-acceptance.ts";

const dayMs = 24 * 3_600_000;

/** Calls are kept this long at most, however few there are. */
const keptMs = 7 * dayMs;

const deleteCalls = "delete from games_vendor_calls where at < $1";
const deleteSessions = "delete from games_engineer_sessions where expires_at < $1";

const selectKeys = "select id, wrapped_key from games_integration_keys where state <> 'ended' and wrapped_key is not null";
const updateKey = "update games_integration_keys set wrapped_key = $2 where id = $1 and wrapped_key = $3";

const selectOwnKeys = "select code, wrapped_own_key from games_integrations where wrapped_own_key is not null";
const updateOwnKey = "update games_integrations set wrapped_own_key = $2 where code = $1 and wrapped_own_key = $3";

interface OwnKeyRow {
  readonly code: string;
  readonly wrapped_own_key: Uint8Array;
}

export const vendorDeskJobs: readonly Job[] = [
  runAcceptanceJob,
  {
    name: "games.forget_vendor_calls",
    everyMs: 3_600_000,
    run: async ({ database, clock }) => {
      const nowMs = clock.now().getTime();
      await database.query(deleteCalls, [new Date(nowMs - keptMs)]);
      await database.query(deleteSessions, [new Date(nowMs - 30 * dayMs)]);
    },
  },
  {
    name: "games.rewrap_vendor_keys",
    everyMs: 60_000,
    run: async ({ database, configuration }) => {
      if (configuration.secretAlso === undefined) return;
      for (const { id, wrapped_key: wrapped } of await database.query<{ id: string; wrapped_key: Uint8Array }>(selectKeys)) {
        const anew = rewrapKey(configuration, wrapped);
        if (anew !== undefined) await database.query(updateKey, [id, anew, wrapped]);
      }
      for (const { code, wrapped_own_key: wrapped } of await database.query<OwnKeyRow>(selectOwnKeys)) {
        const anew = rewrapKey(configuration, wrapped);
        if (anew !== undefined) await database.query(updateOwnKey, [code, anew, wrapped]);
      }
    },
  },
];
