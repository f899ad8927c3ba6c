import type { login } from "@lantern/contract/accounts/login.ts";
import type { CallBody } from "@lantern/contract/call.ts";
import type { ReactNode } from "react";
import type { FieldRefusal } from "../field-refusal.ts";
import type { Captcha } from "../use-captcha.ts";

export interface CodeSenderOptions {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly captcha: Captcha;
  /** Something is wrong with the number, the captcha or the code. */
  readonly onRefused: (refusal: FieldRefusal) => void;
}

/** Who sends the code of a login by SMS: the platform, or an outside service that it believes (specification 3.3). */
export interface CodeSender {
  /** From when on the next code may be asked for, ms of the server's clock; null where this number was sent none. */
  readonly nextAtMs: number | null;
  readonly sending: boolean;
  /** Sends a code to the number; says from when on the next may be asked for, or nothing where none is on its way. */
  readonly send: (captchaAnswer: string) => Promise<number | undefined>;
  /** The part of a login that shows the code; nothing where it is not the right one, which has been said then. */
  readonly proofOf: (code: string) => Promise<CallBody<typeof login> | undefined>;
  /** What the sender shows over the page. */
  readonly over?: ReactNode;
}
