import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { internationalNumber } from "@lantern/rules/accounts/international-number.ts";
import { useRef, useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useSystemStatus } from "../../../shared/page/use-site.ts";
import { toastMs } from "../../../shared/toast/toasts.ts";
import type { CodeSender, CodeSenderOptions } from "../codes/code-sender.ts";
import { firebaseService, type FirebaseFault } from "./firebase-service.ts";
import { PersonCheck } from "./person-check.tsx";

interface Check {
  readonly siteKey: string;
  readonly done: (token: string | undefined) => void;
}

/** What is wrong and at which field; `undefined` is a message of the page. */
const wordsOfFault: Readonly<Record<FirebaseFault, { readonly field?: string; readonly messageId: MessageId }>> = {
  number: { field: "mobileNum", messageId: "formRules.mobile_format" },
  code: { field: "verificationCode", messageId: "error.accounts.code_wrong" },
  expired: { field: "verificationCode", messageId: "error.accounts.code_expired" },
  limit: { messageId: "error.accounts.code_limit" },
  check: { messageId: "error.accounts.firebase_failed" },
  unavailable: { messageId: "error.request.unavailable" },
};

/**
 * Firebase sends the code and signs that the person had it; the platform believes the signature (specification 3.3.2, 7.8.3). The proof is
 * the signed token. The service takes a code once: a form that is sent again with the same code sends the token that came for it.
 */
export function useFirebaseSender({ mobileNum, countryDialingCode, onRefused }: CodeSenderOptions): CodeSender<string> {
  const { toasts, text, clock } = useServices();
  const { firebase, sms } = useSystemStatus()?.info ?? {};
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const [check, setCheck] = useState<Check>();
  const [sent, setSent] = useState<{ readonly to: string; readonly sessionInfo: string; readonly nextAtMs: number }>();
  const proven = useRef<{ readonly sessionInfo: string; readonly code: string; readonly token: string }>(undefined);
  const number = internationalNumber({ mobileNum, countryDialingCode });

  const say = (fault: FirebaseFault): undefined => {
    const { field, messageId } = wordsOfFault[fault];
    if (field === undefined) toasts.show("error", text(messageId));
    else onRefused({ field, messageId });
    return undefined;
  };
  const passCheck = async (siteKey: string) => {
    const token = await new Promise<string | undefined>((done) => {
      setCheck({ siteKey, done });
    });
    setCheck(undefined);
    return token;
  };
  const sendByService = async (): Promise<number | undefined> => {
    if (firebase === undefined) throw new Error("the platform has not said how Firebase is asked");
    const service = firebaseService(firebase);
    const key = await service.siteKey();
    if ("fault" in key) return say(key.fault);
    const token = await passCheck(key.value);
    if (token === undefined) return undefined;
    const hideNotice = toasts.show("loading", text("entrance.in_sms_sending"), { ms: toastMs.smsSending });
    const answer = await service.sendCode(number, token);
    hideNotice();
    if ("fault" in answer) return say(answer.fault);
    toasts.show("success", text("entrance.in_sms_send"), { ms: toastMs.success });
    const nextAtMs = clock.nowMs() + (sms?.resendSeconds ?? 60) * 1_000;
    setSent({ to: number, sessionInfo: answer.value, nextAtMs });
    return nextAtMs;
  };
  return {
    nextAtMs: sent?.to === number ? sent.nextAtMs : null,
    sending,
    spendsCaptcha: false,
    send: async () => {
      if (running.current) return undefined;
      running.current = true;
      setSending(true);
      const nextAtMs = await sendByService();
      running.current = false;
      setSending(false);
      return nextAtMs;
    },
    proofOf: async (code) => {
      if (firebase === undefined || sent?.to !== number) return say("expired");
      const { sessionInfo } = sent;
      if (proven.current?.sessionInfo === sessionInfo && proven.current.code === code) return proven.current.token;
      const answer = await firebaseService(firebase).signIn(sessionInfo, code);
      if ("fault" in answer) return say(answer.fault);
      proven.current = { sessionInfo, code, token: answer.value };
      return answer.value;
    },
    over: check === undefined ? null : <PersonCheck siteKey={check.siteKey} onDone={check.done} />,
  };
}
