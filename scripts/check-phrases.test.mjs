import { describe, expect, test } from "vitest";
import { messageFaults } from "./check-phrases/messages.mjs";
import { usageFaults } from "./check-phrases/usage.mjs";
import { parseSource } from "./sources/parse-source.mjs";

/** Two languages of one area. */
function faultsOf(en, my) {
  return messageFaults({ en: { site: en }, my: { site: my } });
}

function usageOf(code, { ids = [], errorCodes = [], file = "apps/mobile/src/a.tsx" } = {}) {
  return usageFaults({ ids, errorCodes, sources: [{ file, texts: parseSource(file, code).texts }] });
}

describe("texts", () => {
  test("that agree have no faults", () => {
    const en = {
      "site.title": "Language",
      "site.tickets": "{count, plural, one {# ticket} other {# tickets}} for <0>{name}</0>",
      "site.vip": "VIP",
    };
    const my = { "site.title": "ဘာသာစကား", "site.tickets": "<0>{name}</0> အတွက် လက်မှတ် {count, plural, other {# စောင်}}", "site.vip": "VIP" };
    expect(faultsOf(en, my)).toEqual([]);
  });

  test.each([
    [{ "site.a": "A", "site.b": "B" }, { "site.a": "က" }, 'my/site.json "site.b" is missing; en has it.'],
    [{ "site.a": "A" }, { "site.a": "က", "site.b": "ခ" }, 'my/site.json "site.b" is not in en.'],
    [{ "site.a": "{name} won" }, { "site.a": "{who} နိုင်သည်" }, 'my/site.json "site.a" has the placeholders {who}, but en has {name}.'],
    [{ "site.a": "Read <0>this</0>" }, { "site.a": "ဖတ်ပါ" }, 'my/site.json "site.a" has the placeholders none, but en has <0>.'],
    [
      { "site.a": "{n, plural, one {{name} x} other {# y}}" },
      { "site.a": "{n, plural, other {# ခု}}" },
      'my/site.json "site.a" has the placeholders {n}, but en has {name} {n}.',
    ],
    [{ "site.a": "A" }, { "site.a": " " }, 'my/site.json "site.a" is empty.'],
    [{ "site.a": "A" }, { "site.a": "က " }, 'my/site.json "site.a" begins or ends with a blank: texts are never put together.'],
    [{ "site.a": "Win 10" }, { "site.a": "၁၀ နိုင်" }, 'my/site.json "site.a" has digits that are not Latin: ၁၀ နိုင်'],
    [{ "site.a": "Log in" }, { "site.a": "Log in" }, 'my/site.json "site.a" is still in English: Log in'],
    [{ "site.a": "Log in now" }, { "site.a": "Log in now ပါ" }, 'my/site.json "site.a" is still in English: Log in now ပါ'],
    [{ "site.a": "Play" }, { "site.a": "ကစား ေန" }, 'my/site.json "site.a" is Zawgyi, not Unicode: ကစား ေန'],
    [{ "site.a": "Play now" }, { "site.a": "ယခု  ကစားပါ" }, 'my/site.json "site.a" has two blanks in a row: ယခု  ကစားပါ'],
    [{ "site.a": "Play, now" }, { "site.a": "ကစားပါ , ယခု" }, 'my/site.json "site.a" has a blank before a mark: ကစားပါ , ယခု'],
    [
      { "site.a": "{n, plural, one {# x} other {# y}}" },
      { "site.a": "{n, plural, one {# ခု} other {# ခု}}" },
      'my/site.json "site.a" has the plural form "one", which the language does not know: {n, plural, one {# ခု} other {# ခု}}',
    ],
    [{ site: "A" }, { site: "က" }, 'en/site.json "site" is not an id such as "area.thing.text".'],
  ])("%j against %j", (en, my, fault) => {
    expect(faultsOf(en, my)).toContain(fault);
  });

  test("that are no valid ICU are named", () => {
    expect(faultsOf({ "site.a": "{n, plural, one {x}" }, { "site.a": "က" })[0]).toContain(
      'en/site.json "site.a" is not a valid ICU message',
    );
  });

  test("may keep names and terms in Latin letters", () => {
    expect(faultsOf({ "site.a": "Telegram QR" }, { "site.a": "Telegram QR" })).toEqual([]);
    expect(faultsOf({ "site.a": "Enter the OTP" }, { "site.a": "OTP ထည့်ပါ" })).toEqual([]);
  });

  test.each([
    ["เเทงเลย", "spells แ as two เ"],
    ["ทํารายการ", "spells ำ in two parts"],
    ["ปิ่์ด", "stacks three marks on one letter"],
    ["ฝาก Deposit", "is still in English"],
  ])("in Thai are typed as Thai is stored: %s", (message, fault) => {
    expect(messageFaults({ en: { site: { "site.a": "A" } }, th: { site: { "site.a": message } } })).toEqual([
      `th/site.json "site.a" ${fault}: ${message}`,
    ]);
  });

  test("of a language in Latin letters may share words with English, but no whole sentence", () => {
    const fil = (message) =>
      messageFaults({
        en: { site: { "site.a": "Wallet", "site.b": "Log in to play" } },
        fil: { site: { "site.a": "Wallet", "site.b": message } },
      });
    expect(fil("Mag-log in para maglaro")).toEqual([]);
    expect(fil("Log in to play")).toEqual(['fil/site.json "site.b" is still in English: Log in to play']);
    expect(fil("Mag-log in para sa balance of your account")).toEqual([
      'fil/site.json "site.b" is still in English: Mag-log in para sa balance of your account',
    ]);
    expect(fil("Piliin ang “Add this to your screen”")).toEqual([]);
  });

  test("are in the same areas, and an id is in one of them", () => {
    expect(messageFaults({ en: { site: {}, games: {} }, my: { site: {} } })).toEqual(["my/games.json is missing; en has it."]);
    expect(messageFaults({ en: { site: {} }, my: { site: {}, games: {} } })).toEqual(["my/games.json has no counterpart in en."]);
    expect(messageFaults({ en: { games: { "site.a": "A" }, site: { "site.a": "A" } } })).toEqual([
      'en/site.json "site.a" stands in games.json too.',
    ]);
  });
});

describe("use", () => {
  test("finds literals, attributes and prefixes", () => {
    const code = `
      export const title: MessageId = "site.title";
      export const row = (kind: Kind) => t(\`site.kind.\${kind}\`);
      export const label = <Text messageId="site.label" />;
      export const play = t(\`lotteryPlays.\${code}\`);`;
    expect(usageOf(code, { ids: ["site.title", "site.kind.a", "site.kind.b", "site.label", "lotteryPlays.lo2"] })).toEqual([]);
  });

  test("names a text that nothing asks for", () => {
    expect(usageOf("// site.title\nexport const x = 1;", { ids: ["site.title"] })).toEqual(['The text "site.title" is used nowhere.']);
    expect(usageOf("export const x = `site.${a}`;", { ids: ["site.title"] })).toHaveLength(1);
  });

  test("names what is asked for and does not exist", () => {
    const fault = 'apps/mobile/src/a.tsx:2 asks for the text "site.gone", which does not exist.';
    expect(usageOf('\nt("site.gone");')).toEqual([fault]);
    expect(usageOf('\ntext(language, "site.gone");')).toEqual([fault]);
    expect(usageOf('\ni18n._("site.gone");')).toEqual([fault]);
    expect(usageOf('\nexport const a = <Text messageId="site.gone" />;')).toEqual([fault]);
    expect(usageOf('\nrefuse("site.maintenance");')).toEqual([]);
  });

  test("wants a text for each error code and a code for each error text", () => {
    const found = usageOf("export const x = 1;", {
      ids: ["error.wallet.limit", "error.site.old"],
      errorCodes: ["wallet.limit", "site.new"],
    });
    expect(found).toEqual([
      'The error code site.new has no text "error.site.new".',
      'The text "error.site.old" belongs to no error code of the contract.',
    ]);
  });
});
