import { defaultPrizeMode, prizeModes, type PrizeMode } from "@lantern/rules/games/constants.ts";
import { changePrizeModes, type PrizeModeChange } from "../../lottery/change-prize-modes.ts";
import { optionOf, type CommandInput, type CommandRun, type OperatorCommands } from "./command-words.ts";
import { merchantOf } from "./merchant-of.ts";

/** Which price lists a lottery is sold in, and what they pay; `show` changes nothing. */
const commandOf =
  (kind: PrizeModeChange["kind"] | "show"): CommandRun =>
  async (scope, actor, input) => {
    const [gameCode] = input.words;
    if (gameCode === undefined) throw new Error("Name the lottery by its code.");
    const { id: merchantId } = await merchantOf(scope.database, input);
    const change = kind === "show" ? undefined : changeOf(kind, input);
    const shown = await scope.database.tx((transaction) => changePrizeModes(scope, transaction, { merchantId, gameCode, change, actor }));
    return [...shown]
      .flatMap(([mode, { own, whole }]) => [
        `${mode}: ${Object.keys(own).length === 0 ? "the game's own odds" : "the game's own odds but for"}`,
        ...Object.keys(own).map((playId) => `  ${playId} ${priceText(whole[playId])}`),
      ])
      .join("\n");
  };

function changeOf(kind: PrizeModeChange["kind"], input: CommandInput): PrizeModeChange {
  const mode = modeOf(input);
  if (kind !== "price") return { kind, mode };
  const prices = optionOf(input, "odds")
    .split(",")
    .map((pair) => {
      const [key = "", price = ""] = pair.split("=");
      if (key === "" || price === "") throw new Error(`"${pair}" is no price: write --odds win=98.5, or win=game.`);
      return [key, price === "game" ? null : price] as const;
    });
  return { kind, mode, playId: optionOf(input, "play"), prices: Object.fromEntries(prices), aboveOwn: aboveOwnOf(input) };
}

function aboveOwnOf({ options }: CommandInput): "refused" | "acknowledged" {
  const said = options.get("above-own");
  if (said === undefined) return "refused";
  if (said !== "acknowledged") throw new Error(`Write --above-own acknowledged, and not ${said}.`);
  return said;
}

function modeOf(input: CommandInput): PrizeMode {
  const named = optionOf(input, "mode");
  const mode = prizeModes.find((candidate) => candidate === named);
  if (mode === undefined) throw new Error(`There is no prize mode ${named}; there are ${prizeModes.join(", ")}.`);
  return mode;
}

function priceText(prices: Readonly<Record<string, string>> = {}): string {
  return Object.entries(prices)
    .map(([key, price]) => `${key}=${price}`)
    .join(" ");
}

const furtherModes = prizeModes.filter((mode) => mode !== defaultPrizeMode);

export const prizeModesCommands: OperatorCommands = {
  "prize-modes show": { usage: "GAME --merchant CODE", run: commandOf("show") },
  "prize-modes sell": { usage: `GAME --merchant CODE --mode ${furtherModes.join("|")}`, run: commandOf("sell") },
  "prize-modes stop": { usage: `GAME --merchant CODE --mode ${furtherModes.join("|")}`, run: commandOf("stop") },
  "prize-modes price": {
    usage: `GAME --merchant CODE --mode ${prizeModes.join("|")} --play PLAY --odds KEY=PRICE,KEY=PRICE [--above-own acknowledged]`,
    note: 'PRICE "game" takes the mode\'s own price back; --above-own lets it pay more than the family does by itself',
    run: commandOf("price"),
  },
};
