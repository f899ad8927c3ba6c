import { changePassword as changePasswordCall } from "@lantern/contract/accounts/change-password.ts";
import { checkAffiliate as checkAffiliateCall } from "@lantern/contract/accounts/check-affiliate.ts";
import { checkUsername as checkUsernameCall } from "@lantern/contract/accounts/check-username.ts";
import { createOneTimeCode as createOneTimeCodeCall } from "@lantern/contract/accounts/create-one-time-code.ts";
import { createTrialAccount as createTrialAccountCall } from "@lantern/contract/accounts/create-trial-account.ts";
import { exchangeOneTimeCode as exchangeOneTimeCodeCall } from "@lantern/contract/accounts/exchange-one-time-code.ts";
import { getCaptcha as getCaptchaCall } from "@lantern/contract/accounts/get-captcha.ts";
import { getMemberInfo as getMemberInfoCall } from "@lantern/contract/accounts/get-member-info.ts";
import { getRegistrationSettings as getRegistrationSettingsCall } from "@lantern/contract/accounts/get-registration-settings.ts";
import { login as loginCall } from "@lantern/contract/accounts/login.ts";
import { logout as logoutCall } from "@lantern/contract/accounts/logout.ts";
import { register as registerCall } from "@lantern/contract/accounts/register.ts";
import { registerMobile as registerMobileCall } from "@lantern/contract/accounts/register-mobile.ts";
import { renewSession as renewSessionCall } from "@lantern/contract/accounts/renew-session.ts";
import { setLanguage as setLanguageCall } from "@lantern/contract/accounts/set-language.ts";
import { startFreePlay as startFreePlayCall } from "@lantern/contract/accounts/start-free-play.ts";
import { answer, type Answer } from "../http/answer.ts";
import { changePassword } from "./change-password.ts";
import { checkAffiliate } from "./check-affiliate.ts";
import { checkUsername } from "./check-username.ts";
import { codesAnswers } from "./codes/routes.ts";
import { createOneTimeCode } from "./create-one-time-code.ts";
import { devicesAnswers } from "./devices/routes.ts";
import { exchangeOneTimeCode } from "./exchange-one-time-code.ts";
import { getCaptcha } from "./get-captcha.ts";
import { getMemberInfo } from "./get-member-info.ts";
import { getRegistrationSettings } from "./get-registration-settings.ts";
import { invitationsAnswers } from "./invitations/routes.ts";
import { kycAnswers } from "./kyc/routes.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { passkeysAnswers } from "./passkeys/routes.ts";
import { profileAnswers } from "./profile/routes.ts";
import { register } from "./register.ts";
import { registerMobile } from "./register-mobile.ts";
import { renewSession } from "./renew-session.ts";
import { setLanguage } from "./set-language.ts";
import { secondFactorAnswers } from "./second-factor/routes.ts";
import { securityAnswers } from "./security/routes.ts";
import { socialAnswers } from "./social/routes.ts";
import { createTrialAccount, startFreePlay } from "./start-free-play.ts";

export const accountsAnswers: readonly Answer[] = [
  ...codesAnswers,
  ...invitationsAnswers,
  ...devicesAnswers,
  ...kycAnswers,
  ...passkeysAnswers,
  ...profileAnswers,
  ...secondFactorAnswers,
  ...securityAnswers,
  ...socialAnswers,
  answer(changePasswordCall, changePassword),
  answer(checkAffiliateCall, checkAffiliate),
  answer(checkUsernameCall, checkUsername),
  answer(createOneTimeCodeCall, createOneTimeCode),
  answer(createTrialAccountCall, createTrialAccount),
  answer(exchangeOneTimeCodeCall, exchangeOneTimeCode),
  answer(getCaptchaCall, getCaptcha),
  answer(getMemberInfoCall, getMemberInfo),
  answer(getRegistrationSettingsCall, getRegistrationSettings),
  answer(loginCall, login),
  answer(logoutCall, logout),
  answer(registerCall, register),
  answer(registerMobileCall, registerMobile),
  answer(renewSessionCall, renewSession),
  answer(setLanguageCall, setLanguage),
  answer(startFreePlayCall, startFreePlay),
];
