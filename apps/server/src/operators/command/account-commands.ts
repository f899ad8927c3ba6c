import { operatorRoles, type OperatorRole } from "@lantern/contract/operator-role.ts";
import { listMerchants } from "../../site/list-merchants.ts";
import { changeOperator, type OperatorChange } from "../change-operator.ts";
import { createOperator } from "../create-operator.ts";
import { findOperatorByName, type OperatorRow } from "../operator-row.ts";
import { optionOf, type CommandRun, type OperatorCommands } from "./command-words.ts";
import { merchantOf } from "./merchant-of.ts";
import { newLoginName, newPassword } from "./new-login.ts";

const create: CommandRun = async (scope, actor, input) => {
  const userName = newLoginName(input);
  const role = roleOf(optionOf(input, "role"));
  const merchant = input.options.has("merchant") ? await merchantOf(scope.database, input) : undefined;
  const password = newPassword();
  const made = await scope.database.tx((transaction) =>
    createOperator(scope, transaction, actor, { userName, password, role, merchantId: merchant?.id }),
  );
  if (made === undefined) throw new Error(`There is an operator ${userName} already.`);
  return `Operator ${userName} (${role}, ${merchant?.code ?? "every merchant"}) logs in with ${password}\nIt is shown this once.`;
};

const selectAll = `
  select id, user_name, password_hash, role, merchant_id, disabled_at from operators_accounts order by user_name_key`;

const list: CommandRun = async ({ database }) => {
  const merchants = new Map((await listMerchants(database)).map(({ id, code }) => [id, code]));
  const rows = await database.query<OperatorRow>(selectAll);
  if (rows.length === 0) return "There are no operators.";
  return rows
    .map(({ user_name, role, merchant_id, disabled_at }) => {
      const where = merchant_id === null ? "every merchant" : (merchants.get(merchant_id) ?? merchant_id);
      return `${user_name}  ${role}  ${where}${disabled_at === null ? "" : "  disabled"}`;
    })
    .join("\n");
};

const password: CommandRun = async (scope, actor, input) => {
  const fresh = newPassword();
  const { user_name } = await change(scope, actor, optionOf(input, "name"), { kind: "password", password: fresh });
  return `Operator ${user_name} logs in with ${fresh}\nIt is shown this once; open sessions have ended.`;
};

const disable: CommandRun = async (scope, actor, input) => {
  const { user_name } = await change(scope, actor, optionOf(input, "name"), { kind: "disable" });
  return `Operator ${user_name} is shut out; open sessions have ended.`;
};

export const accountCommands: OperatorCommands = {
  create: { usage: `--name NAME --role ${operatorRoles.join("|")} [--merchant CODE]`, run: create },
  list: { usage: "", run: list },
  password: { usage: "--name NAME", run: password },
  disable: { usage: "--name NAME", run: disable },
};

async function change(
  scope: Parameters<CommandRun>[0],
  actor: Parameters<CommandRun>[1],
  name: string,
  what: OperatorChange,
): Promise<OperatorRow> {
  const operator = await findOperatorByName(scope.database, name);
  if (operator === undefined) throw new Error(`There is no operator ${name}.`);
  await scope.database.tx((transaction) => changeOperator(scope, transaction, actor, operator, what));
  return operator;
}

function roleOf(text: string): OperatorRole {
  const role = operatorRoles.find((candidate) => candidate === text);
  if (role === undefined) throw new Error(`--role is one of ${operatorRoles.join(", ")}.`);
  return role;
}
