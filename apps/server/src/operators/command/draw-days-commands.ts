import { changeDrawDays, type DrawDaysChange } from "../../lottery/change-draw-days.ts";
import { listMerchants } from "../../site/list-merchants.ts";
import { optionOf, type OperatorCommand } from "./command-words.ts";

/** Holidays and special draws of a lottery that goes by a calendar; `show` changes nothing. */
const commandOf =
  (change: DrawDaysChange | "show"): OperatorCommand =>
  async (scope, actor, input) => {
    const [gameCode] = input.words;
    if (gameCode === undefined) throw new Error("Name the lottery by its code.");
    const code = optionOf(input, "merchant");
    const merchant = (await listMerchants(scope.database)).find((candidate) => candidate.code === code);
    if (merchant === undefined) throw new Error(`There is no merchant ${code}.`);
    const days = change === "show" ? [] : optionOf(input, "days").split(",");
    const { closedDays, addedDays, next, strandedNumeros, followers } = await scope.database.tx((transaction) =>
      changeDrawDays(scope, transaction, { merchantId: merchant.id, gameCode, change: change === "show" ? "clear" : change, days, actor }),
    );
    return [
      `closed: ${closedDays.join(" ") || "none"}`,
      `added: ${addedDays.join(" ") || "none"}`,
      `next draws: ${next.map(({ numero }) => numero).join(" ")}`,
      ...followers.map((follower) => `${follower} goes with it`),
      ...strandedNumeros.map((numero) => `${numero} is on sale or chased already: result void ${gameCode} ${numero} gives its stakes back`),
    ].join("\n");
  };

export const drawDaysCommands: Readonly<Record<string, OperatorCommand>> = {
  "draw-days show": commandOf("show"),
  "draw-days close": commandOf("close"),
  "draw-days add": commandOf("add"),
  "draw-days clear": commandOf("clear"),
};
