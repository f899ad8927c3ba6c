import type { sendPasswordEmail } from "@lantern/contract/accounts/send-password-email.ts";
import type { sendPasswordVerification } from "@lantern/contract/accounts/send-password-verification.ts";
import type { sendRegistrationCode } from "@lantern/contract/accounts/send-registration-code.ts";
import type { sendVisitorCode } from "@lantern/contract/accounts/send-visitor-code.ts";
import type { CallBody } from "@lantern/contract/call.ts";
import { useRef, useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { toastMs } from "../../../shared/toast/toasts.ts";
import { handleRefusal, messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Outcome, Refused } from "../../../shared/wire/outcome.ts";
import type { Captcha } from "../use-captcha.ts";
import { fieldRefusalOf, type FieldRefusal } from "../field-refusal.ts";

/** The calls that send a code to a visitor. */
export type CodeCall = typeof sendVisitorCode | typeof sendRegistrationCode | typeof sendPasswordVerification | typeof sendPasswordEmail;

export interface CodeRequest {
  /** From when on the next code may be asked for, ms of the server's clock; null where this recipient was sent none. */
  readonly nextAtMs: number | null;
  readonly sending: boolean;
  /** Asks for a code; once it is on its way, from when on the next may be asked for. Does nothing while one is being asked for. */
  readonly fetchCode: (body: CallBody<CodeCall>, captchaAnswer: string) => Promise<number | undefined>;
}

export interface CodeRequestOptions {
  readonly call: CodeCall;
  /** The number or address as it is typed: another one has a countdown of its own. */
  readonly recipient: string;
  readonly captcha: Captcha;
  /** A field is at fault: the captcha, or what the code should go to. */
  readonly onRefused: (refusal: FieldRefusal) => void;
  /** The recipient was sent a code just before: from when on the next may be asked for. */
  readonly onWaiting?: (nextAtMs: number) => void;
  /** What a code that was sent on another page said. */
  readonly firstNextAtMs?: number;
  /** What comes next says itself that the code is on its way: no notice lies over it. */
  readonly saidByNext?: boolean;
}

/**
 * Asks for a code (specification 7.8, 8.8.1, 8.8.2): a notice while it is being sent, at most ten seconds, then that it is on its way; a
 * refusal takes the notice away. The captcha comes when a refusal demands it and goes when its answer was spent.
 */
export function useCodeRequest({
  call,
  recipient,
  captcha,
  onRefused,
  onWaiting,
  firstNextAtMs,
  saidByNext,
}: CodeRequestOptions): CodeRequest {
  const services = useServices();
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(firstNextAtMs === undefined ? undefined : { to: recipient, nextAtMs: firstNextAtMs });

  const showRefusal = (refused: Refused) => {
    const nextAtMs = refused.value?.["expirationTime"];
    if (typeof nextAtMs === "number") {
      setSent({ to: recipient, nextAtMs });
      if (refused.errorCode === "accounts.code_too_soon") onWaiting?.(nextAtMs);
    }
    const demanded = refused.errorCode === "accounts.captcha_required" && !captcha.shown;
    if (refused.value?.["captcha"] === true || refused.errorCode.startsWith("accounts.captcha")) void captcha.refresh();
    // Nothing is wrong yet: the field that appears says what it is for.
    if (demanded) return;
    const refusal = fieldRefusalOf(refused, messageOf(services, refused));
    if (refusal === undefined) handleRefusal(services, refused);
    else onRefused(refusal);
  };
  const fetchCode = async (body: CallBody<CodeCall>, captchaAnswer: string) => {
    if (running.current) return undefined;
    running.current = true;
    setSending(true);
    const hideNotice = services.toasts.show("loading", services.text("entrance.in_sms_sending"), { ms: toastMs.smsSending });
    const send = services.wire.callServer as (call: CodeCall, input: unknown) => Promise<Outcome<{ readonly expirationTime: number }>>;
    const outcome = await send(call, { body: { ...body, ...captcha.answered(captchaAnswer) } });
    hideNotice();
    running.current = false;
    setSending(false);
    if (!outcome.ok) {
      showRefusal(outcome);
      return undefined;
    }
    captcha.hide();
    setSent({ to: recipient, nextAtMs: outcome.value.expirationTime });
    if (saidByNext !== true) services.toasts.show("success", services.text("entrance.in_sms_send"), { ms: toastMs.success });
    return outcome.value.expirationTime;
  };
  return { nextAtMs: sent?.to === recipient ? sent.nextAtMs : null, sending, fetchCode };
}
