import { getHeadIcon as getHeadIconCall } from "@lantern/contract/accounts/get-head-icon.ts";
import { setHeadIcon as setHeadIconCall } from "@lantern/contract/accounts/set-head-icon.ts";
import { setNickname as setNicknameCall } from "@lantern/contract/accounts/set-nickname.ts";
import { setPayeeName as setPayeeNameCall } from "@lantern/contract/accounts/set-payee-name.ts";
import { answer, type Answer } from "../../http/answer.ts";
import { getHeadIcon } from "./get-head-icon.ts";
import { setHeadIcon } from "./set-head-icon.ts";
import { setNickname } from "./set-nickname.ts";
import { setPayeeName } from "./set-payee-name.ts";

export const profileAnswers: readonly Answer[] = [
  answer(getHeadIconCall, getHeadIcon),
  answer(setHeadIconCall, setHeadIcon),
  answer(setNicknameCall, setNickname),
  answer(setPayeeNameCall, setPayeeName),
];
