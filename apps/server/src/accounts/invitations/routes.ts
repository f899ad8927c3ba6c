import { setRegister as setRegisterCall } from "@lantern/contract/accounts/set-register.ts";
import { setTemplate as setTemplateCall } from "@lantern/contract/accounts/set-template.ts";
import { answer, type Answer } from "../../http/answer.ts";
import { setRegister } from "./set-register.ts";
import { setTemplate } from "./set-template.ts";

export const invitationsAnswers: readonly Answer[] = [answer(setRegisterCall, setRegister), answer(setTemplateCall, setTemplate)];
