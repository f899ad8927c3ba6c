// What a message is made of: its placeholders and the words a person reads.
import { compileMessages } from "@lantern/phrases/catalogue.ts";

/** The compiled message, or undefined where it is no valid ICU message. */
export function compile(message) {
  try {
    return compileMessages({ message }).message;
  } catch {
    return undefined;
  }
}

/** The placeholders of a message, `{count} {name} <0>`, sorted; what is wrong with the message itself is said elsewhere. */
export function placeholdersOf(message) {
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
export function textOf(compiled) {
  const parts = [];
  visit(compiled, { placeholder: () => {}, text: (text) => parts.push(text.replace(/<\/?\w+\/?>/g, " ")) });
  return parts.join(" ");
}

/** The plural forms that a message tells apart: `one other`, and `=0` for a count of its own. */
export function pluralFormsOf(compiled) {
  const forms = new Set();
  visit(compiled, { placeholder: () => {}, text: () => {}, form: (form) => forms.add(form) });
  return [...forms];
}

/** Words in Latin letters, those with marks among them. */
export function wordsOf(text) {
  return [...text.matchAll(/\p{Script=Latin}+(?:-\p{Script=Latin}+)*/gu)].map(([word]) => word);
}

function visit(tokens, on) {
  for (const token of tokens) {
    if (typeof token === "string") on.text(token);
    else {
      const [name, type, format] = token;
      if (name !== "#") on.placeholder(name);
      if (typeof format === "object" && format !== null)
        for (const [form, content] of Object.entries(format)) {
          if (type === "plural" && form !== "offset") on.form?.(form);
          if (Array.isArray(content)) visit(content, on);
          else if (typeof content === "string") on.text(content);
        }
    }
  }
}
