import { languages } from "@lantern/phrases/languages.ts";
import { confirmWithdrawal, listHeldWithdrawals } from "../../games/confirm-withdrawal.ts";
import { overrideGame, type GameWish } from "../../games/override-game.ts";
import { readGameWish, type WishedGame } from "../../games/read-game-wish.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import type { CommandInput, CommandRun, OperatorCommands } from "./command-words.ts";
import { merchantOf } from "./merchant-of.ts";

const categories = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "COCKFIGHT"];
const nameLengthMax = 120;
const nameOptions = languages.map(({ code }) => `[--name-${code} WORDS]`).join(" ");

const held: CommandRun = async ({ database }) => {
  const waiting = await listHeldWithdrawals(database);
  if (waiting.length === 0) return "No vendor's list lacks most of its games.";
  return waiting
    .map(({ code, gameCount }) => `${code}: ${gameCount} games are gone from its list; they stay until: games confirm ${code}`)
    .join("\n");
};

const confirm: CommandRun = async ({ database, clock }, actor, { words }) => {
  const [code] = words;
  if (code === undefined) throw new Error("Name the vendor's system: npm run operator -- games held shows them.");
  const gameCount = await database.tx(async (transaction) => {
    const confirmed = await confirmWithdrawal(transaction, code);
    if (confirmed === undefined) throw new Error(`Nothing of ${code} waits.`);
    const subject = { type: "integration", id: code };
    await recordAudit(transaction, clock, { actor, action: "games.withdraw", merchantId: null, subject, after: { gameCount: confirmed } });
    return confirmed;
  });
  return `${gameCount} games go with the next reading of the list, within two minutes.`;
};

const show: CommandRun = async (scope, _actor, input) => linesOf(input, await wishedOf(scope, input));

/** What is said changes, the rest of the merchant's wishes stays; `vendor` takes a wish back. */
const set: CommandRun = async (scope, actor, input) => {
  const { wish: before } = await wishedOf(scope, input);
  const after = changed(before, input.options);
  const { merchantId, nodeId } = before;
  await scope.database.tx(async (transaction) => {
    await overrideGame(scope, transaction, after);
    const subject = { type: "game", id: nodeId };
    await recordAudit(transaction, scope.clock, {
      actor,
      action: "games.override",
      merchantId,
      subject,
      before: { ...before },
      after: { ...after },
    });
  });
  return linesOf(input, await wishedOf(scope, input));
};

export const gameCommands: OperatorCommands = {
  "games show": { usage: "VENDOR/GAME --merchant CODE", run: show },
  "games set": {
    usage: `VENDOR/GAME --merchant CODE [--hidden on|off] [--hot on|off] [--new on|off] [--position N] [--category CODE] [--image ADDRESS] ${nameOptions}`,
    note: '"vendor" as a value takes a wish back',
    run: set,
  },
  "games held": { usage: "", run: held },
  "games confirm": { usage: "SYSTEM", run: confirm },
};

async function wishedOf({ database }: Scope, input: CommandInput): Promise<WishedGame> {
  const [vendorCode = "", gameCode = ""] = (input.words[0] ?? "").split("/");
  if (vendorCode === "" || gameCode === "") throw new Error("Name the game as VENDOR/GAME, such as GNAGA/GN-TIGER.");
  const merchant = await merchantOf(database, input);
  const wished = await readGameWish(database, { merchantId: merchant.id, vendorCode, gameCode });
  if (wished === undefined) throw new Error(`${vendorCode} has no game ${gameCode}.`);
  return wished;
}

/** Options of a wish, each with what its value means; undefined takes the wish back. */
const readers: Readonly<Record<string, (value: string) => Partial<GameWish>>> = {
  hidden: (value) => ({ hidden: onOff("hidden", value) }),
  hot: (value) => ({ isHot: onOff("hot", value) }),
  new: (value) => ({ isNew: onOff("new", value) }),
  position: (value) => ({ position: placeOf(value) }),
  category: (value) => ({ category: categoryOf(value) }),
  image: (value) => ({ imageUrl: imageOf(value) }),
};
const fields = { hidden: "hidden", hot: "isHot", new: "isNew", position: "position", category: "category", image: "imageUrl" } as const;

function changed(before: GameWish, options: ReadonlyMap<string, string>): GameWish {
  let after: GameWish = before;
  let names: Readonly<Record<string, string>> = before.names ?? {};
  for (const [name, value] of options) {
    const language = languages.find(({ code }) => name === `name-${code}`)?.code;
    const read = readers[name];
    if (language !== undefined) names = value === "vendor" ? without(names, language) : { ...names, [language]: nameOf(name, value) };
    else if (read !== undefined)
      after = value === "vendor" ? without(after, fields[name as keyof typeof fields]) : { ...after, ...read(value) };
  }
  return Object.keys(names).length === 0 ? without(after, "names") : { ...after, names };
}

function without<Value extends object>(value: Value, field: string): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)) as Value;
}

function onOff(name: string, value: string): boolean {
  if (value !== "on" && value !== "off") throw new Error(`--${name} is on, off, or vendor for what the vendor says.`);
  return value === "on";
}

function placeOf(value: string): number {
  if (!/^[0-9]{1,6}$/.test(value)) throw new Error("--position is a number from 0: games with one come first, in their order.");
  return Number(value);
}

function categoryOf(value: string): string {
  if (!categories.includes(value)) throw new Error(`--category is one of ${categories.join(", ")}.`);
  return value;
}

function imageOf(value: string): string {
  if (!/^(https:\/\/|\/(?!\/))\S{1,500}$/.test(value)) throw new Error("--image is an address by https, or a path of the platform.");
  return value;
}

function nameOf(option: string, value: string): string {
  const name = value.trim();
  if (name === "" || name.length > nameLengthMax) throw new Error(`--${option} has 1 to ${nameLengthMax} characters.`);
  return name;
}

function linesOf({ words }: CommandInput, { name, published, wish }: WishedGame): string {
  const { merchantId: _merchantId, nodeId, names = {}, ...rest } = wish;
  const wishes = [...Object.entries(rest), ...Object.entries(names).map(([language, text]) => [`name-${language}`, text] as const)];
  return [
    `${words[0] ?? ""}  ${name}${published ? "" : "  (not published)"}  ${nodeId}`,
    ...wishes.map(([field, value]) => `  ${field}: ${String(value)}`),
  ].join("\n");
}
