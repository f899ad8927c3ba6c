import { languages } from "@lantern/phrases/languages.ts";
import { writeToMember } from "../../messages/inbox/write-to-member.ts";
import { newId } from "../../platform/id.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { listMerchants } from "../../site/list-merchants.ts";
import { optionOf, type CommandInput, type OperatorCommand } from "./command-words.ts";

const titleMax = 120;
const textMax = 4_000;

/** A member's name, then the words: `--title` and `--text` in English, `--title-my`, `--text-my` and so on in the other languages. */
const message: OperatorCommand = async (scope, actor, input) => {
  const [userName] = input.words;
  if (userName === undefined) throw new Error("Name the member.");
  const code = optionOf(input, "merchant");
  const merchant = (await listMerchants(scope.database)).find((candidate) => candidate.code === code);
  if (merchant === undefined) throw new Error(`There is no merchant ${code}.`);
  const outcome = await writeToMember(scope, {
    actor,
    merchantId: merchant.id,
    userName,
    texts: textsOf(input),
    source: `command:${newId(scope.clock)}`,
  });
  if (isRefusal(outcome)) throw new Error(`There is no member ${userName} at ${code}.`);
  return `${userName} has the message ${outcome.messageId} in his inbox.`;
};

export const messageCommands: Readonly<Record<string, OperatorCommand>> = { message };

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
