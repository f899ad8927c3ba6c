// What must hold among the texts themselves.
import { compileMessages } from "@lantern/phrases/catalogue.ts";
import { allowedWords } from "./allowed-words.mjs";

/** @typedef {Record<string, Record<string, string>>} Areas messages by id, by area */

const idShape = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/;

/**
 * Complaints about the texts of all languages; the first language is the one the others are compared with.
 * @param {Record<string, Areas>} languages
 * @returns {string[]}
 */
export function messageFaults(languages) {
  const [[firstCode, first], ...others] = Object.entries(languages);
  const faults = [...ownFaults(firstCode, first)];
  for (const [code, areas] of others) faults.push(...ownFaults(code, areas), ...differences({ firstCode, first, code, areas }));
  return faults;
}

function ownFaults(code, areas) {
  const faults = [];
  const areaOf = new Map();
  for (const [area, messages] of Object.entries(areas)) {
    for (const [id, message] of Object.entries(messages)) {
      const where = `${code}/${area}.json "${id}"`;
      if (!idShape.test(id)) faults.push(`${where} is not an id such as "area.thing.text".`);
      if (areaOf.has(id)) faults.push(`${where} stands in ${areaOf.get(id)}.json too.`);
      areaOf.set(id, area);
      if (message.trim() === "") faults.push(`${where} is empty.`);
      else faults.push(...textFaults(code, where, message));
    }
  }
  return faults;
}

function textFaults(code, where, message) {
  const compiled = compile(message);
  if (compiled === undefined) return [`${where} is not a valid ICU message: ${message}`];
  const faults = [];
  const shown = textOf(compiled);
  if (/\p{Nd}/u.test(shown.replace(/[0-9]/g, ""))) faults.push(`${where} has digits that are not Latin: ${message}`);
  if (code === "my" && /(^|[\s(])\u1031|[\u1060-\u1097]/.test(shown)) faults.push(`${where} is Zawgyi, not Unicode: ${message}`);
  if (message !== message.trim()) faults.push(`${where} begins or ends with a blank: texts are never put together.`);
  if (writesOtherScript(code) && isLeftInEnglish(shown)) faults.push(`${where} is still in English: ${message}`);
  return faults;
}

function differences({ firstCode, first, code, areas }) {
  const faults = [];
  for (const area of new Set([...Object.keys(first), ...Object.keys(areas)])) {
    const [wanted, found] = [first[area], areas[area]];
    if (found === undefined) faults.push(`${code}/${area}.json is missing; ${firstCode} has it.`);
    else if (wanted === undefined) faults.push(`${code}/${area}.json has no counterpart in ${firstCode}.`);
    else faults.push(...areaDifferences({ firstCode, wanted, code, found, area }));
  }
  return faults;
}

function areaDifferences({ firstCode, wanted, code, found, area }) {
  const faults = [];
  for (const id of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const where = `${code}/${area}.json "${id}"`;
    if (found[id] === undefined) faults.push(`${where} is missing; ${firstCode} has it.`);
    else if (wanted[id] === undefined) faults.push(`${where} is not in ${firstCode}.`);
    else {
      const [ours, theirs] = [placeholdersOf(wanted[id]), placeholdersOf(found[id])];
      if (ours !== theirs) faults.push(`${where} has the placeholders ${theirs}, but ${firstCode} has ${ours}.`);
      if (!writesOtherScript(code) && wanted[id] === found[id] && wordsOf(found[id]).length >= 3)
        faults.push(`${where} is still in English: ${found[id]}`);
    }
  }
  return faults;
}

function compile(message) {
  try {
    return compileMessages({ message }).message;
  } catch {
    return undefined;
  }
}

/** The placeholders of a message, `{count} {name} <0>`, sorted; what is wrong with the message itself is said elsewhere. */
function placeholdersOf(message) {
  const names = new Set();
  visit(compile(message) ?? [], {
    placeholder: (name) => names.add(`{${name}}`),
    text: (text) => {
      for (const [, tag] of text.matchAll(/<(\w+)\/?>/g)) names.add(`<${tag}>`);
    },
  });
  return names.size === 0 ? "none" : [...names].toSorted().join(" ");
}

/** What a person reads of a message: its fixed parts, of every plural form. */
function textOf(compiled) {
  const parts = [];
  visit(compiled, { placeholder: () => {}, text: (text) => parts.push(text.replace(/<\/?\w+\/?>/g, " ")) });
  return parts.join(" ");
}

function visit(tokens, on) {
  for (const token of tokens) {
    if (typeof token === "string") on.text(token);
    else {
      const [name, , format] = token;
      if (name !== "#") on.placeholder(name);
      if (typeof format === "object" && format !== null)
        for (const form of Object.values(format))
          if (Array.isArray(form)) visit(form, on);
          else if (typeof form === "string") on.text(form);
    }
  }
}

/** More Latin letters than not, after the words that may stay. */
function isLeftInEnglish(shown) {
  const latin = wordsOf(shown)
    .filter((word) => !allowedWords.has(word.toLowerCase()))
    .join("").length;
  const own = [...shown.matchAll(/\p{L}/gu)].filter(([letter]) => !/[A-Za-z]/.test(letter)).length;
  return latin > 0 && latin >= own;
}

function wordsOf(text) {
  return [...text.matchAll(/[A-Za-z][A-Za-z-]*/g)].map(([word]) => word);
}

function writesOtherScript(code) {
  return new Intl.Locale(code).maximize().script !== "Latn";
}
