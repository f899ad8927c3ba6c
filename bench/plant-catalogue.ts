import type { Database } from "@lantern/database/database.ts";
import { createIntegration } from "@lantern/server/games/create-integration.ts";
import { createVendor } from "@lantern/server/games/create-vendor.ts";
import { storeCatalogue } from "@lantern/server/games/store-catalogue.ts";
import { findMerchant } from "@lantern/server/site/find-merchant.ts";
import type { CatalogueAnswer } from "@lantern/vendor-kit/wire/catalogue.ts";
import { scopeOf } from "./players.ts";

type Game = CatalogueAnswer["games"][number];

const integrationCode = "BENCH";
const brandCount = 20;
const categories = ["RNG", "RNG", "RNG", "RNG", "LIVE", "FISH", "PVP"] as const;
const classes = ["JP", "SC", "VP", "TG", "AC"] as const;

/** Parts of which the words of names are made, by script. */
const syllables = {
  en: [
    "ka",
    "lo",
    "mi",
    "ra",
    "ten",
    "sol",
    "bar",
    "dun",
    "fi",
    "gor",
    "hal",
    "jin",
    "kes",
    "lum",
    "mor",
    "nal",
    "pel",
    "qua",
    "rin",
    "sta",
  ],
  th: ["กา", "โล", "มี", "รา", "เต็น", "โซ", "บาร์", "ดุน", "ฟี", "กอ", "ฮา", "จิน", "เก", "ลุม", "มอ", "นา", "เปล", "ควา", "ริน", "สตา"],
  my: ["ကာ", "လို", "မီ", "ရာ", "တန်", "ဆို", "ဘား", "ဒွန်", "ဖီ", "ဂေါ်", "ဟာ", "ဂျင်", "ကေ", "လမ်", "မော်", "နား", "ပယ်", "ကွာ", "ရင်", "စတာ"],
} as const;
type Script = keyof typeof syllables;
const wordCount = 4_000;

/** The same numbers in every run. */
function makeNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function wordOf(script: Script, index: number): string {
  const parts = syllables[script];
  const at = (place: number) => parts[Math.floor(index / parts.length ** place) % parts.length] ?? "";
  return `${at(0)}${at(1)}${at(2)}`;
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Names in all three scripts, of two or three words each. */
export function benchNames(count: number): readonly Readonly<Record<Script, string>>[] {
  const number = makeNumbers(20_261_122);
  return Array.from({ length: count }, () => {
    const words = Array.from({ length: 2 + number(2) }, () => number(wordCount));
    return {
      en: words.map((word) => capital(wordOf("en", word))).join(" "),
      th: words.map((word) => wordOf("th", word)).join(""),
      my: words.map((word) => wordOf("my", word)).join(""),
    };
  });
}

/** Gives the merchant at 127.0.0.1 so many games of twenty vendors, as their sync would. */
export async function plantCatalogue(database: Database, count: number): Promise<void> {
  const scope = scopeOf(database);
  const merchant = await findMerchant(scope, "127.0.0.1");
  if (merchant === undefined) throw new Error("the platform has no merchant at 127.0.0.1");
  const brands = Array.from({ length: brandCount }, (_, index) => `BENCH${index}`);
  await database.tx(async (transaction) => {
    // Nobody listens there: its games are in the lists and are not played.
    await createIntegration(scope, transaction, {
      code: integrationCode,
      protocol: "studio",
      baseUrl: "http://127.0.0.1:1",
      secretReference: "studio",
    });
    for (const [position, code] of brands.entries()) {
      await createVendor(transaction, {
        merchantId: merchant.id,
        code,
        integrationCode,
        displayNames: { en: code },
        position: 100 + position,
      });
    }
  });
  const games = benchNames(count).map((names, index): Game => {
    return {
      gameCode: `BENCH-${index}`,
      brandCode: brands[index % brandCount] ?? "",
      category: categories[index % categories.length] ?? "RNG",
      names,
      classification: classes[index % classes.length] ?? "SC",
      minBetUnits: "10000",
      minBetUnitsByCurrency: { THB: "10000", MMK: "500000" },
      imageUrl: "/cover.webp",
      placeholderColour: "#1b1b3a",
      supportsFreePlay: true,
      isNew: false,
      isHot: index % 97 === 0,
      volatility: "medium",
      lines: 20,
    };
  });
  await storeCatalogue(scope, integrationCode, { version: String(count), games });
  await database.runScript("vacuum analyze games_search");
  await database.runScript("vacuum analyze games_catalogue");
}
