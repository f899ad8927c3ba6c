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

/** Who sends the code that proves a number: the platform, or an outside service that it believes (specification 3.3, 3.5). */
export interface CodeSender<Proof> {
  /** From when on the next code may be asked for, ms of the server's clock; null where this number was sent none. */
  readonly nextAtMs: number | null;
  readonly sending: boolean;
  /** The answer of a captcha on the page goes with the request of a code, which spends it. */
  readonly spendsCaptcha: boolean;
  /** Sends a code to the number; says from when on the next may be asked for, or nothing where none is on its way. */
  readonly send: (captchaAnswer: string) => Promise<number | undefined>;
  /** The part of a body that shows the code; nothing where it is not the right one, which has been said then. */
  readonly proofOf: (code: string) => Promise<Proof | undefined>;
  /** What the sender shows over the page. */
  readonly over?: ReactNode;
}
