import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { compileMessageOrThrow, type CompiledMessage } from "@lingui/message-utils/compileMessage";
import { joinWords } from "./join-words.ts";
import type { PhraseGroup } from "./phrase-groups.ts";
import { phraseGroupOf } from "./phrase-groups.ts";

/** Where the texts are: `<folder>/<language code>/<area>.json`. Only Node can read it: build steps, checks and the server. */
export const languagesFolder: string = fileURLToPath(new URL("./languages", import.meta.url));

/** ICU messages by id. */
export type MessageSources = Readonly<Record<string, string>>;

/** Compiled messages by id, as Lingui loads them. */
export type CompiledMessages = Record<string, CompiledMessage>;

/** The areas a language has, sorted. */
export function areasOf(languageCode: string, folder: string = languagesFolder): string[] {
  return readdirSync(path.join(folder, languageCode))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .toSorted();
}

/**
 * One area's messages.
 * @throws Error naming the file when it is not a flat JSON object of strings.
 */
export function readArea(languageCode: string, area: string, folder: string = languagesFolder): MessageSources {
  const file = path.join(folder, languageCode, `${area}.json`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${String(error)}`, { cause: error });
  }
  if (!isMessageSources(parsed)) throw new Error(`${file} must be one flat JSON object of "id": "ICU message".`);
  return parsed;
}

/**
 * The messages of a language, of all areas or of one group's. What pages show in Burmese and Thai breaks its lines between words
 * (`join-burmese.ts`, `join-thai.ts`); the rest stays as it is written.
 * @throws Error when two areas define the same id.
 */
export function readMessages(
  languageCode: string,
  options: { readonly group?: PhraseGroup; readonly folder?: string } = {},
): MessageSources {
  const folder = options.folder ?? languagesFolder;
  const areaOfId = new Map<string, string>();
  const messages: Record<string, string> = {};
  for (const area of areasOf(languageCode, folder)) {
    if (options.group !== undefined && phraseGroupOf(area) !== options.group) continue;
    // What is sent, and what a game draws letter by letter, stays as it is written.
    const shown = !["server", "studio"].includes(phraseGroupOf(area));
    for (const [id, message] of Object.entries(readArea(languageCode, area, folder))) {
      const other = areaOfId.get(id);
      if (other !== undefined) throw new Error(`${languageCode}: "${id}" is defined in ${other}.json and again in ${area}.json.`);
      areaOfId.set(id, area);
      messages[id] = shown ? joinWords(message) : message;
    }
  }
  return messages;
}

/**
 * ICU messages compiled for Lingui.
 * @throws Error naming the id of a message that is not valid ICU.
 */
export function compileMessages(sources: MessageSources): CompiledMessages {
  const compiled: CompiledMessages = {};
  for (const [id, message] of Object.entries(sources)) {
    try {
      compiled[id] = compileMessageOrThrow(message);
    } catch (error) {
      throw new Error(`"${id}" is not a valid ICU message: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  return compiled;
}

function isMessageSources(value: unknown): value is MessageSources {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((message) => typeof message === "string");
}
