import { parseAmount, formatAmount } from "@lantern/money/amount.ts";
import { closedPercent, fullPercent } from "@lantern/rules/lottery/exposure/number-limits.ts";
import { changeableLimits, changeLimits } from "../../lottery/exposure/change-limits.ts";
import { limitNumber } from "../../lottery/exposure/limit-number.ts";
import { viewExposure } from "../../lottery/exposure/view-exposure.ts";
import { optionOf, type CommandInput, type CommandRun, type OperatorCommands } from "./command-words.ts";
import { deskOf, deskOptions } from "./desk-of.ts";
import { orThrow } from "./or-throw.ts";

const limitUsage = "GAME NUMBER [--play PLAY] [--numero NUMERO] --reason WORDS";

/** `payoutMax` is `--payout-max`. */
function optionName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const show: CommandRun = async (scope, _actor, input) => {
  const [gameCode, numero] = input.words;
  if (gameCode === undefined || numero === undefined) throw new Error("Name the game and the numero: HANOIDAY 20261122.");
  const { merchantId } = await deskOf(scope, input);
  const { state, currencies, limits } = orThrow(await viewExposure(scope, { merchantId, gameCode, numero }));
  return [
    `${gameCode} ${numero}  ${state}`,
    ...currencies.flatMap(({ currency, betAmount, numbers }) => [
      `  staked ${betAmount} ${currency}`,
      ...numbers.map(({ playId, number, payout }) => `    ${playId} ${number}: ${payout}`),
    ]),
    ...limits.map((limit) =>
      [`  ${limitText(limit)}`, limit.playId ?? "all plays", limit.numero ?? "until lifted", `${limit.operator}: ${limit.reason}`].join(
        ", ",
      ),
    ),
  ].join("\n");
};

const limit =
  (percentOf: (input: CommandInput) => number): CommandRun =>
  async (scope, _actor, input) => {
    const [gameCode, number] = input.words;
    if (gameCode === undefined || number === undefined) throw new Error("Name the game and the number: HANOIDAY 47.");
    const limits = await limitNumber(scope, {
      ...(await deskOf(scope, input)),
      gameCode,
      number,
      playId: input.options.get("play"),
      numero: input.options.get("numero"),
      oddsPercent: percentOf(input),
      reason: optionOf(input, "reason"),
    });
    const held = orThrow(limits);
    return held.length === 0 ? "No number is closed or lowered." : held.map(limitText).join("\n");
  };

/** Amounts in the currency, `none` to take a limit away; without any they are shown. */
const limits: CommandRun = async (scope, _actor, input) => {
  const [gameCode] = input.words;
  if (gameCode === undefined) throw new Error("Name the lottery by its code.");
  const changes = new Map(
    changeableLimits.flatMap((name) => (input.options.has(optionName(name)) ? [[name, limitValue(input, name)]] : [])),
  );
  const currency = optionOf(input, "currency");
  const reason = changes.size === 0 ? "" : optionOf(input, "reason");
  const desk = await deskOf(scope, input);
  const held = await scope.database.tx((transaction) => changeLimits(scope, transaction, { ...desk, gameCode, currency, changes, reason }));
  return changeableLimits
    .flatMap((name) => (held[name] === undefined ? [] : [`${optionName(name)}: ${shownLimit(name, held[name])}`]))
    .concat(changes.size === 0 ? [] : ["Issues on sale count by this from now on."])
    .join("\n");
};

export const numberCommands: OperatorCommands = {
  "numbers show": { usage: `GAME NUMERO ${deskOptions}`, note: "what the house would have to pay on each number", run: show },
  "numbers close": { usage: `${limitUsage} ${deskOptions}`, run: limit(() => closedPercent) },
  "numbers lower": {
    usage: `${limitUsage} --percent 1-99 ${deskOptions}`,
    run: limit((input) => wholePercent(optionOf(input, "percent"))),
  },
  "numbers lift": { usage: `${limitUsage} ${deskOptions}`, run: limit(() => fullPercent) },
  "numbers limits": {
    usage: `GAME --currency CODE ${changeableLimits.map((name) => `[--${optionName(name)} ${name === "loweredPercent" ? "1-99" : "AMOUNT"}|none]`).join(" ")} [--reason WORDS] ${deskOptions}`,
    run: limits,
  },
};

function limitValue(input: CommandInput, name: string): string | undefined {
  const value = optionOf(input, optionName(name));
  if (value === "none") return undefined;
  if (name === "loweredPercent") return String(wholePercent(value));
  const read = parseAmount(value, { decimalsMax: 2 });
  if (!read.ok) throw new Error(`--${optionName(name)} is an amount such as 50000, or none.`);
  return read.amountUnits.toString();
}

const shownLimit = (name: string, value: string): string => (name === "loweredPercent" ? `${value} %` : formatAmount(BigInt(value), 2));

function wholePercent(value: string): number {
  if (!/^[1-9][0-9]?$/.test(value)) throw new Error("A share of the odds is a whole number from 1 to 99.");
  return Number(value);
}

function limitText({ number, oddsPercent }: { readonly number: string; readonly oddsPercent: number }): string {
  return oddsPercent === closedPercent ? `${number} is closed` : `${number} pays ${oddsPercent} %`;
}
