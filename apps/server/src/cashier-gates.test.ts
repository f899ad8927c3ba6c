import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { calls } from "@lantern/contract/calls.ts";
import { describe, expect, it } from "vitest";

/** What a call that lets money in or out must ask, and where the question stands. */
const gates = {
  askKycGate: "accounts/kyc/ask-kyc-gate.ts",
  checkPaymentPassword: "accounts/security/check-payment-password.ts",
  admitDeposit: "safeguards/admit-deposit.ts",
} as const;
type Gate = keyof typeof gates;

const deposit: readonly Gate[] = ["admitDeposit"];
const withdrawal: readonly Gate[] = ["checkPaymentPassword", "askKycGate"];
const nothing: readonly Gate[] = [];

/**
 * Every call of the cashier and what it must ask once it is built. A call that the contract adds must be stated here; one that is built without
 * asking fails below.
 */
const asked: Readonly<Record<string, readonly Gate[]>> = {
  "deposit-by-alipay": deposit,
  "deposit-by-gateway": deposit,
  "deposit-by-qq": deposit,
  "deposit-by-transfer": deposit,
  "deposit-by-wechat": deposit,
  "accept-deposit-promotion": nothing,
  "request-withdrawal": withdrawal,
  "add-bank-card": nothing,
  "get-bank-cards": nothing,
  "get-deposit-banks": nothing,
  "get-deposit-promotions": nothing,
  "get-deposit-report": nothing,
  "get-withdrawal-banks": nothing,
  "get-withdrawal-cards": nothing,
  "get-withdrawal-report": nothing,
};

/** Sources by their path under the server's folder. */
type Sources = ReadonlyMap<string, string>;

/** The gates that a file of the cashier asks, itself or by files of the cashier that it imports: imported by name from their place, and called. */
function gatesAsked(sources: Sources, file: string, seen = new Set<string>()): Set<Gate> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const code = (sources.get(file) ?? "").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const found = new Set<Gate>();
  for (const [, names = "", from = ""] of code.matchAll(/^import \{([^}]*)\} from "(\.[^"]+)";/gm)) {
    const place = path.posix.join(path.posix.dirname(file), from);
    const imported = names.split(",").map((name) => name.trim());
    for (const [gate, home] of Object.entries(gates) as [Gate, string][])
      if (place === home && imported.includes(gate) && new RegExp(`\\b${gate}\\(`).test(code)) found.add(gate);
    if (place.startsWith("cashier/")) for (const gate of gatesAsked(sources, place, seen)) found.add(gate);
  }
  return found;
}

/** The file that answers a call: named as the call is. */
const fileOf = (sources: Sources, name: string) =>
  [...sources.keys()].find((file) => file.startsWith("cashier/") && path.posix.basename(file) === `${name}.ts`);

/** What a built call does not ask though it must. */
function missingGates(sources: Sources, name: string): readonly string[] {
  const file = fileOf(sources, name);
  if (file === undefined) return [`cashier/…/${name}.ts is not there`];
  const found = gatesAsked(sources, file);
  return (asked[name] ?? []).filter((gate) => !found.has(gate));
}

const root = import.meta.dirname;
const sources: Sources = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => [file.split(path.sep).join("/"), readFileSync(path.join(root, file), "utf8")]),
);
const cashierCalls = calls.filter(({ capability, access }) => capability === "cashier" || access === "cashier");

describe("money in and out is let through by gates that no call can forget", () => {
  it("every call of the cashier says what it must ask, and the gates are where they are said to be", () => {
    expect(Object.keys(asked).toSorted()).toEqual(cashierCalls.map(({ name }) => name).toSorted());
    for (const [gate, home] of Object.entries(gates))
      expect(sources.get(home), home).toMatch(new RegExp(`export async function ${gate}\\(`));
  });

  it.each(cashierCalls.map((call) => [call.name, call] as const))("%s asks them where it is built", (name, call) => {
    if (call.planned === true) {
      expect(fileOf(sources, name), "a planned call has no operation").toBeUndefined();
      return;
    }
    expect(missingGates(sources, name)).toEqual([]);
    const moves = asked[name]?.some((gate) => gate !== "checkPaymentPassword") ?? false;
    if (moves) expect([name, call.access, call.idempotency]).toEqual([name, "cashier", "required"]);
    if (asked[name]?.includes("checkPaymentPassword")) expect([name, call.encrypted]).toEqual([name, true]);
  });

  it("a hold for a withdrawal is made by the cashier alone, in a file that a call with these gates leads to", () => {
    const makers = [...sources].filter(([file, code]) => /reason: "withdrawal"/.test(code) && !/(^|\/)testing\//.test(file));
    expect(makers.map(([file]) => file).filter((file) => !file.startsWith("cashier/") && !file.startsWith("wallet/"))).toEqual([]);
  });
});

describe("the check itself", () => {
  const imports = {
    kyc: 'import { askKycGate } from "../accounts/kyc/ask-kyc-gate.ts";\n',
    password: 'import { checkPaymentPassword } from "../accounts/security/check-payment-password.ts";\n',
  };
  const of = (files: Readonly<Record<string, string>>) => missingGates(new Map(Object.entries(files)), "request-withdrawal");

  it("sees a gate that is asked, also by way of another file of the cashier", () => {
    const both = `${imports.kyc}${imports.password}await checkPaymentPassword(context, word); await askKycGate(database, member);`;
    expect(of({ "cashier/request-withdrawal.ts": both })).toEqual([]);
    const parted = {
      "cashier/request-withdrawal.ts": `import { hold } from "./hold.ts";\n${imports.password}await checkPaymentPassword(context, word); hold();`,
      "cashier/hold.ts": `${imports.kyc}export const hold = () => askKycGate(database, member);`,
    };
    expect(of(parted)).toEqual([]);
  });

  it("sees one that is left out, only imported, only spoken of, or another function of the same name", () => {
    const file = "cashier/request-withdrawal.ts";
    expect(of({})).toHaveLength(1);
    expect(of({ [file]: "export const nothing = 1;" })).toEqual(["checkPaymentPassword", "askKycGate"]);
    const asksPassword = `${imports.password}await checkPaymentPassword(context, word);`;
    expect(of({ [file]: asksPassword })).toEqual(["askKycGate"]);
    expect(of({ [file]: `${imports.kyc}${asksPassword}` })).toEqual(["askKycGate"]);
    expect(of({ [file]: `${imports.kyc}${asksPassword}\n// askKycGate(database, member)\n/* askKycGate() */` })).toEqual(["askKycGate"]);
    expect(of({ [file]: `import { askKycGate } from "./own.ts";\n${asksPassword} askKycGate();` })).toEqual(["askKycGate"]);
  });
});
