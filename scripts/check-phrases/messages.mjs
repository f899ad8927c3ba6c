// What must hold among the texts themselves.
import { compile, placeholdersOf, textOf, wordsOf } from "./message-parts.mjs";
import { textFaults, writesOtherScript } from "./wording.mjs";

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
      if (!writesOtherScript(code) && wanted[id] === found[id] && sharesWholeSentence(found[id]))
        faults.push(`${where} is still in English: ${found[id]}`);
    }
  }
  return faults;
}

/** Three words or more that stand in two languages alike: a name may, a sentence may not. */
function sharesWholeSentence(message) {
  return wordsOf(textOf(compile(message) ?? [])).length >= 3;
}
