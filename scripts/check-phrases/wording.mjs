// What must hold for one text by itself, whatever the other languages say.
import { allowedWords } from "./allowed-words.mjs";
import { compile, pluralFormsOf, textOf, wordsOf } from "./message-parts.mjs";

/** Faults that typing makes in a script: what is seen looks right, and no search, sort or line break works on it. */
const scriptFaults = {
  my: [[/(^|[\s(])\u1031|[\u1060-\u1097]/, "is Zawgyi, not Unicode"]],
  th: [
    [/\u0e40\u0e40/, "spells \u0e41 as two \u0e40"],
    [/\u0e4d[\u0e48-\u0e4b]?\u0e32/, "spells \u0e33 in two parts"],
    [/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{3}/, "stacks three marks on one letter"],
  ],
};

/** Words that Tagalog never lends from English: one of them shows a sentence that nobody translated. */
const englishOnly = new Set("the of your you is are and with this that for from be been not has have will we our it its or by".split(" "));

/**
 * Complaints about one text of a language.
 * @param {string} code
 * @param {string} where how the text is named in a complaint
 * @param {string} message
 * @returns {string[]}
 */
export function textFaults(code, where, message) {
  const compiled = compile(message);
  if (compiled === undefined) return [`${where} is not a valid ICU message: ${message}`];
  const faults = [];
  const shown = textOf(compiled);
  const fault = (what) => faults.push(`${where} ${what}: ${message}`);
  if (/\p{Nd}/u.test(shown.replace(/[0-9]/g, ""))) fault("has digits that are not Latin");
  for (const [pattern, what] of scriptFaults[code] ?? []) if (pattern.test(shown)) fault(what);
  if (message !== message.trim()) faults.push(`${where} begins or ends with a blank: texts are never put together.`);
  // A message of several paragraphs parts them by an empty line.
  if (/[^\S\n]{2}|[^\S\n]\n|\n[^\S\n]|\n{3}/.test(message)) fault("has two blanks in a row");
  if (/\s[,.;:!?)”](\s|$)/.test(message)) fault("has a blank before a mark");
  for (const form of missingCategories(code, compiled)) fault(`has the plural form "${form}", which the language does not know`);
  if (isLeftInEnglish(code, shown)) fault("is still in English");
  return faults;
}

function missingCategories(code, compiled) {
  const known = new Set(new Intl.PluralRules(code).resolvedOptions().pluralCategories);
  return pluralFormsOf(compiled).filter((form) => !/^\d+$|^=/.test(form) && !known.has(form));
}

function isLeftInEnglish(code, shown) {
  if (code === "en") return false;
  const words = wordsOf(shown.replace(/“[^”]*”/g, " ")).map((word) => word.toLowerCase());
  return writesOtherScript(code) ? words.some((word) => !allowedWords.has(word)) : words.some((word) => englishOnly.has(word));
}

/** True for a language that is written in other letters than Latin. */
export function writesOtherScript(code) {
  return new Intl.Locale(code).maximize().script !== "Latn";
}
