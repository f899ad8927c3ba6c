import type { Transaction } from "@lantern/database/database.ts";
import { isCurrencyCode } from "@lantern/money/currencies.ts";
import { scenarioParts, type ScenarioPart } from "@lantern/vendor-kit/acceptance/scenarios.ts";
import type { TraceStep } from "@lantern/vendor-kit/acceptance/trace.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Merchant, Scope } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { findIntegration } from "../find-integration.ts";
import { protocolOf } from "../vendor-protocols.ts";
import type { Problem } from "./desk-problem.ts";
import { actorOf, type Engineer } from "./engineer.ts";
import { openTrialMember } from "./sandbox.ts";

/** Runs of one integration in an hour: each makes some thousand calls. */
const runsMaxInHour = 20;
const hourMs = 3_600_000;

/** Players whom a scenario has at once, at most. */
const suiteMembers = 2;

export type CaseOutcome = "passed" | "failed" | "not_applicable" | "not_run";

/** One case of a run, without what went over the line. */
export interface CaseLine {
  readonly position: number;
  readonly part: ScenarioPart;
  readonly name: string;
  /** Null while its turn has not come. */
  readonly outcome: CaseOutcome | null;
  readonly problem: string | null;
  readonly durationMs: number | null;
}

export interface CaseDetail extends CaseLine {
  readonly steps: readonly TraceStep[];
  readonly leftOutCount: number;
}

export interface AcceptanceRun {
  readonly id: string;
  readonly startedAt: Date;
  readonly endpointCheckedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly cases: readonly CaseLine[];
}

const lockIntegration = "select code from games_integrations where code = $1 for update";
const countRuns = `
  select count(*)::int as count, count(*) filter (where finished_at is null)::int as open
  from games_acceptance_runs where integration_code = $1 and (started_at > $2 or finished_at is null)`;
const deleteCases = "delete from games_acceptance_cases where run_id in (select id from games_acceptance_runs where integration_code = $1)";
const deleteRuns = "delete from games_acceptance_runs where integration_code = $1 and started_at <= $2";
const insertRun = "insert into games_acceptance_runs (id, integration_code, started_at, host_name, origin) values ($1, $2, $3, $4, $5)";
const insertCases = `
  insert into games_acceptance_cases (run_id, position, part, name)
  select $1, position, part, name from jsonb_to_recordset($2::jsonb) as one (position smallint, part text, name text)`;

/** Every case in the order of its turn. */
const allCases = Object.entries(scenarioParts)
  .flatMap(([part, scenarios]) => scenarios.map(({ name }) => ({ part, name })))
  .map((one, position) => ({ ...one, position }));

/**
 * Asks for a run of the whole acceptance suite and of the endpoint's checks for the engineer's own integration; a job does it, case by case.
 * One at a time, and so many an hour.
 */
export async function startAcceptanceRun(
  scope: Scope,
  engineer: Engineer,
  of: { readonly merchant: Merchant; readonly hostName: string; readonly origin: string },
): Promise<Problem | undefined> {
  const { integrationCode } = engineer;
  const integration = await findIntegration(scope, integrationCode);
  if (integration === undefined) return { problem: "no_key" };
  // Who keeps the money makes no calls about it: his own wallet is tried with his endpoint.
  const cases = protocolOf(integration.adapter.protocol).makeTransferClient === undefined ? allCases : [];
  return scope.database.tx(async (transaction): Promise<Problem | undefined> => {
    await transaction.query(lockIntegration, [integrationCode]);
    const now = scope.clock.now();
    const hourAgo = new Date(now.getTime() - hourMs);
    const [counts] = await transaction.query<{ count: number; open: number }>(countRuns, [integrationCode, hourAgo]);
    if ((counts?.open ?? 0) > 0) return { problem: "checks_running" };
    if ((counts?.count ?? 0) >= runsMaxInHour) return { problem: "runs_too_many" };
    await openSuiteMembers(scope, transaction, integrationCode, of.merchant);
    await transaction.query(deleteCases, [integrationCode]);
    await transaction.query(deleteRuns, [integrationCode, hourAgo]);
    const runId = newId(scope.clock);
    await transaction.query(insertRun, [runId, integrationCode, now, of.hostName, of.origin]);
    await transaction.query(insertCases, [runId, JSON.stringify(cases)]);
    const subject = { type: "integration", id: integrationCode };
    await recordAudit(transaction, scope.clock, { actor: actorOf(engineer), action: "vendor_acceptance.run", merchantId: null, subject });
    return undefined;
  });
}

const selectMembers = "select member_id from games_acceptance_members where integration_code = $1";
const insertMember = "insert into games_acceptance_members (integration_code, position, member_id) values ($1, $2, $3)";

async function openSuiteMembers(scope: Scope, transaction: Transaction, integrationCode: string, merchant: Merchant): Promise<void> {
  const known = await transaction.query(selectMembers, [integrationCode]);
  const [currency] = merchant.currencies;
  if (!isCurrencyCode(currency)) throw new Error(`The merchant ${merchant.code} has no currency`);
  for (let position = known.length; position < suiteMembers; position += 1) {
    const memberId = await openTrialMember(scope, transaction, { merchant, currency, name: `suite${position}_${integrationCode}` });
    await transaction.query(insertMember, [integrationCode, position, memberId]);
  }
}

const selectRun = `
  select id, started_at as "startedAt", endpoint_checked_at as "endpointCheckedAt", finished_at as "finishedAt"
  from games_acceptance_runs where integration_code = $1 order by started_at desc, id desc limit 1`;

const caseColumns = `position, part, name, outcome, problem, duration_ms as "durationMs"`;
const selectCases = `select ${caseColumns} from games_acceptance_cases where run_id = $1 order by position`;
const selectCase = `
  select ${caseColumns}, steps, left_out_count as "leftOutCount" from games_acceptance_cases
  where position = $2 and run_id = (
    select id from games_acceptance_runs where integration_code = $1 order by started_at desc, id desc limit 1
  )`;

/** The newest run of an integration, as far as it has come. */
export async function readAcceptanceRun(
  { database }: Pick<Scope, "database">,
  integrationCode: string,
): Promise<AcceptanceRun | undefined> {
  const [run] = await database.query<Omit<AcceptanceRun, "cases">>(selectRun, [integrationCode]);
  return run === undefined ? undefined : { ...run, cases: await database.query<CaseLine>(selectCases, [run.id]) };
}

/** One case of the newest run of the engineer's integration, with what was sent, answered and expected. */
export async function readAcceptanceCase(
  { database }: Pick<Scope, "database">,
  { integrationCode }: Engineer,
  position: string,
): Promise<CaseDetail | undefined> {
  if (!/^\d{1,3}$/.test(position)) return undefined;
  return (await database.query<CaseDetail>(selectCase, [integrationCode, Number(position)]))[0];
}
