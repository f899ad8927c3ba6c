import { localKeyStore } from "./local-keys.ts";

const chosenKey = "languageChosen";

/** The person chose the language on this device; one that a house only proposes is not chosen. */
export function rememberLanguageChoice(): void {
  localKeyStore.set(chosenKey, "1");
}

export function isLanguageChosen(): boolean {
  return localKeyStore.get(chosenKey) === "1";
}
