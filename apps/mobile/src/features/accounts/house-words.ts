import type { MessageId } from "@lantern/phrases/message-ids.ts";

/** What a house says in its own manner. */
export interface HouseWords {
  /** Below the title of the login. */
  readonly loginNote: MessageId;
  /** Above the note of a trial account that is being opened. */
  readonly trialTitle: MessageId;
}

const plain: HouseWords = { loginNote: "accounts.login.note", trialTitle: "accounts.trial.title" };

const words: Readonly<Record<string, HouseWords>> = {
  jade: { loginNote: "accounts.login.note.jade", trialTitle: "accounts.trial.title.jade" },
  lantern: { loginNote: "accounts.login.note.lantern", trialTitle: "accounts.trial.title.lantern" },
};

/** The words of a theme's house; plain ones where it has none of its own. */
export function houseWordsOf(theme: string): HouseWords {
  return words[theme] ?? plain;
}
