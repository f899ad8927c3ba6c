import { beginIdentityLink as beginIdentityLinkCall } from "@lantern/contract/accounts/begin-identity-link.ts";
import { beginSocialLogin as beginSocialLoginCall } from "@lantern/contract/accounts/begin-social-login.ts";
import { linkIdentity as linkIdentityCall } from "@lantern/contract/accounts/link-identity.ts";
import { listIdentities as listIdentitiesCall } from "@lantern/contract/accounts/list-identities.ts";
import { loginWithSocial as loginWithSocialCall } from "@lantern/contract/accounts/login-with-social.ts";
import { proveTelegram as proveTelegramCall } from "@lantern/contract/accounts/prove-telegram.ts";
import { unlinkIdentity as unlinkIdentityCall } from "@lantern/contract/accounts/unlink-identity.ts";
import { answer, type Answer } from "../../http/answer.ts";
import { beginIdentityLink } from "./begin-identity-link.ts";
import { beginSocialLogin } from "./begin-social-login.ts";
import { linkIdentity } from "./link-identity.ts";
import { listIdentities } from "./list-identities.ts";
import { loginWithSocial } from "./login-with-social.ts";
import { proveTelegram } from "./prove-telegram.ts";
import { unlinkIdentity } from "./unlink-identity.ts";

export const socialAnswers: readonly Answer[] = [
  answer(beginIdentityLinkCall, beginIdentityLink),
  answer(beginSocialLoginCall, beginSocialLogin),
  answer(linkIdentityCall, linkIdentity),
  answer(listIdentitiesCall, listIdentities),
  answer(loginWithSocialCall, loginWithSocial),
  answer(proveTelegramCall, proveTelegram),
  answer(unlinkIdentityCall, unlinkIdentity),
];
