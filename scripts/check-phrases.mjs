// Holds the texts: the same in every language, valid, translated, existing where asked for, used, one for each error code.
//   --language=<code>   only what concerns one language beside the first, for translators
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { errorCodes } from "@lantern/contract/errors.ts";
import { areasOf, readArea } from "@lantern/phrases/catalogue.ts";
import { availableLanguages } from "@lantern/phrases/languages.ts";
import { messageIdsSource } from "@lantern/phrases/message-ids-source.ts";
import { messageFaults } from "./check-phrases/messages.mjs";
import { usageFaults } from "./check-phrases/usage.mjs";
import { parseSource } from "./sources/parse-source.mjs";
import { isTestFile, sourceFiles } from "./sources/source-files.mjs";

const { values } = parseArgs({ options: { language: { type: "string" } } });
const root = fileURLToPath(new URL("..", import.meta.url));

const codes = availableLanguages
  .map(({ code }) => code)
  .filter((code, index) => values.language === undefined || index === 0 || code === values.language);
const languages = Object.fromEntries(
  codes.map((code) => [code, Object.fromEntries(areasOf(code).map((area) => [area, readArea(code, area)]))]),
);
const faults = messageFaults(languages);

const ids = Object.values(languages[codes[0]]).flatMap((messages) => Object.keys(messages));
const sources = sourceFiles(root, ["apps", "packages"])
  .filter((file) => !isTestFile(file) && !file.startsWith("packages/phrases/"))
  .map((file) => ({ file, texts: parseSource(file, readFileSync(path.join(root, file), "utf8")).texts }));
faults.push(...usageFaults({ ids, sources, errorCodes }));

if (readFileSync(path.join(root, "packages/phrases/src/message-ids.ts"), "utf8") !== messageIdsSource()) {
  faults.push("packages/phrases/src/message-ids.ts is out of date: run node packages/phrases/src/build-catalogues.ts.");
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${ids.length} texts in ${codes.length} languages.`);
