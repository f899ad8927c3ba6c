import { addPasskey as addPasskeyCall } from "@lantern/contract/accounts/add-passkey.ts";
import { beginPasskeyLogin as beginPasskeyLoginCall } from "@lantern/contract/accounts/begin-passkey-login.ts";
import { beginPasskey as beginPasskeyCall } from "@lantern/contract/accounts/begin-passkey.ts";
import { listPasskeys as listPasskeysCall } from "@lantern/contract/accounts/list-passkeys.ts";
import { loginWithPasskey as loginWithPasskeyCall } from "@lantern/contract/accounts/login-with-passkey.ts";
import { removePasskey as removePasskeyCall } from "@lantern/contract/accounts/remove-passkey.ts";
import { renamePasskey as renamePasskeyCall } from "@lantern/contract/accounts/rename-passkey.ts";
import { answer, type Answer } from "../../http/answer.ts";
import { addPasskey } from "./add-passkey.ts";
import { beginPasskeyLogin } from "./begin-passkey-login.ts";
import { beginPasskey } from "./begin-passkey.ts";
import { listPasskeys } from "./list-passkeys.ts";
import { loginWithPasskey } from "./login-with-passkey.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";

export const passkeysAnswers: readonly Answer[] = [
  answer(addPasskeyCall, addPasskey),
  answer(beginPasskeyCall, beginPasskey),
  answer(beginPasskeyLoginCall, beginPasskeyLogin),
  answer(listPasskeysCall, listPasskeys),
  answer(loginWithPasskeyCall, loginWithPasskey),
  answer(removePasskeyCall, removePasskey),
  answer(renamePasskeyCall, renamePasskey),
];
