import { disableEngineer, openEngineer } from "../../games/vendor-desk/engineer.ts";
import { recordAudit } from "../../platform/audit.ts";
import { optionOf, type CommandRun, type OperatorCommands } from "./command-words.ts";
import { newLoginName, newPassword } from "./new-login.ts";

const selectIntegration = "select code from games_integrations where code = $1";

const engineer: CommandRun = async (scope, actor, input) => {
  const userName = newLoginName(input);
  const integrationCode = optionOf(input, "integration");
  const [integration] = await scope.database.query(selectIntegration, [integrationCode]);
  if (integration === undefined) throw new Error(`There is no integration ${integrationCode}.`);
  const password = newPassword();
  const made = await scope.database.tx(async (transaction) => {
    const id = await openEngineer(scope, transaction, { userName, password, integrationCode });
    if (id === undefined) return undefined;
    const subject = { type: "engineer", id };
    await recordAudit(transaction, scope.clock, {
      actor,
      action: "engineer.create",
      merchantId: null,
      subject,
      after: { userName, integrationCode },
    });
    return id;
  });
  if (made === undefined) throw new Error(`There is an engineer ${userName} already.`);
  return `Engineer ${userName} (${integrationCode}) logs in at /vendors with ${password}\nIt is shown this once.`;
};

const engineerOff: CommandRun = async (scope, actor, input) => {
  const userName = optionOf(input, "name");
  const shut = await scope.database.tx(async (transaction) => {
    const id = await disableEngineer(scope, transaction, userName);
    if (id === undefined) return false;
    await recordAudit(transaction, scope.clock, {
      actor,
      action: "engineer.disable",
      merchantId: null,
      subject: { type: "engineer", id },
      after: { userName },
    });
    return true;
  });
  if (!shut) throw new Error(`There is no engineer ${userName}.`);
  return `Engineer ${userName} is shut out; open sessions have ended.`;
};

export const engineerCommands: OperatorCommands = {
  engineer: { usage: "--name NAME --integration CODE", run: engineer },
  "engineer-off": { usage: "--name NAME", run: engineerOff },
};
