import type { ComponentType } from "react";
import { BankCardsPage } from "./bank-cards-page.tsx";

/** The pages of entries that have none elsewhere, by the entry's name. */
export const securityPages: Readonly<Record<string, ComponentType | undefined>> = {
  bankCards: BankCardsPage,
};
