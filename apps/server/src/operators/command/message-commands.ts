import { languages } from "@lantern/phrases/languages.ts";
import { writeToMember } from "../../messages/inbox/write-to-member.ts";
import { newId } from "../../platform/id.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { optionOf, type CommandInput, type CommandRun, type OperatorCommands } from "./command-words.ts";
import { merchantOf } from "./merchant-of.ts";

const titleMax = 120;
const textMax = 4_000;
const otherTexts = languages
  .filter(({ code }) => code !== "en")
  .map(({ code }) => `[--title-${code} WORDS --text-${code} WORDS]`)
  .join(" ");

/** A member's name, then the words: `--title` and `--text` in English, `--title-my`, `--text-my` and so on in the other languages. */
const message: CommandRun = async (scope, actor, input) => {
  const [userName] = input.words;
  if (userName === undefined) throw new Error("Name the member.");
  const { id: merchantId, code } = await merchantOf(scope.database, input);
  const outcome = await writeToMember(scope, {
    actor,
    merchantId,
    userName,
    texts: textsOf(input),
    source: `command:${newId(scope.clock)}`,
  });
  if (isRefusal(outcome)) throw new Error(`There is no member ${userName} at ${code}.`);
  return `${userName} has the message ${outcome.messageId} in his inbox.`;
};

export const messageCommands: OperatorCommands = {
  message: { usage: `MEMBER --merchant CODE --title WORDS --text WORDS ${otherTexts}`, run: message },
};

function textsOf(input: CommandInput): Record<string, { title: string; text: string }> {
  const texts: Record<string, { title: string; text: string }> = {};
  for (const { code, wireCode } of languages) {
    const ending = code === "en" ? "" : `-${code}`;
    const isLeftOut = code !== "en" && !input.options.has(`title${ending}`) && !input.options.has(`text${ending}`);
    if (isLeftOut) continue;
    texts[wireCode] = { title: wordsOf(input, `title${ending}`, titleMax), text: wordsOf(input, `text${ending}`, textMax) };
  }
  return texts;
}

function wordsOf(input: CommandInput, name: string, lengthMax: number): string {
  const words = optionOf(input, name).trim();
  if (words === "" || words.length > lengthMax) throw new Error(`--${name} has 1 to ${lengthMax} characters.`);
  return words;
}
