import type { ComponentType } from "react";
import { BankCardsPage } from "./bank-cards-page.tsx";
import { EmailPage } from "./email-page.tsx";
import { PasswordPage } from "./password-page.tsx";
import { MobilePage } from "./mobile-page.tsx";
import { PayeeNamePage } from "./payee-name-page.tsx";
import { PaymentPasswordPage } from "./payment-password-page.tsx";
import { SecurityQuestionsPage } from "./security-questions-page.tsx";
import { ProfilePage } from "../profile/profile-page.tsx";
import { IdentitiesPage } from "../social/identities-page.tsx";

/** The pages of entries that have none elsewhere, by the entry's name. */
export const securityPages: Readonly<Record<string, ComponentType | undefined>> = {
  bankCards: BankCardsPage,
  email: EmailPage,
  identities: IdentitiesPage,
  mobile: MobilePage,
  password: PasswordPage,
  payeeName: PayeeNamePage,
  paymentPassword: PaymentPasswordPage,
  profile: ProfilePage,
  securityQuestions: SecurityQuestionsPage,
};
