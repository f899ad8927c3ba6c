import { changeDrawDays, type DrawDaysChange } from "../../lottery/change-draw-days.ts";
import { optionOf, type CommandRun, type OperatorCommands } from "./command-words.ts";
import { merchantOf } from "./merchant-of.ts";

/** Holidays and special draws of a lottery that goes by a calendar; `show` changes nothing. */
const commandOf =
  (change: DrawDaysChange | "show"): CommandRun =>
  async (scope, actor, input) => {
    const [gameCode] = input.words;
    if (gameCode === undefined) throw new Error("Name the lottery by its code.");
    const { id: merchantId } = await merchantOf(scope.database, input);
    const days = change === "show" ? [] : optionOf(input, "days").split(",");
    const { closedDays, addedDays, next, strandedNumeros, followers } = await scope.database.tx((transaction) =>
      changeDrawDays(scope, transaction, { merchantId, gameCode, change: change === "show" ? "clear" : change, days, actor }),
    );
    return [
      `closed: ${closedDays.join(" ") || "none"}`,
      `added: ${addedDays.join(" ") || "none"}`,
      `next draws: ${next.map(({ numero }) => numero).join(" ")}`,
      ...followers.map((follower) => `${follower} goes with it`),
      ...strandedNumeros.map((numero) => `${numero} is on sale or chased already: result void ${gameCode} ${numero} gives its stakes back`),
    ].join("\n");
  };

const daysUsage = "GAME --merchant CODE --days YYYY-MM-DD,YYYY-MM-DD";

export const drawDaysCommands: OperatorCommands = {
  "draw-days show": { usage: "GAME --merchant CODE", run: commandOf("show") },
  "draw-days close": { usage: daysUsage, run: commandOf("close") },
  "draw-days add": { usage: daysUsage, run: commandOf("add") },
  "draw-days clear": { usage: daysUsage, run: commandOf("clear") },
};
