/** What a code of a forgotten password is sent to. */
export type Recipient =
  | { readonly channel: "sms"; readonly mobileNum: string; readonly countryDialingCode: string }
  | { readonly channel: "email"; readonly email: string };

export interface CodeSent {
  readonly recipient: Recipient;
  /** From when on the next code may be asked for, ms of the server's clock. */
  readonly nextAtMs: number;
}

/** As a person reads it. */
export function recipientText(recipient: Recipient): string {
  if (recipient.channel === "email") return recipient.email;
  return `${recipient.countryDialingCode} ${recipient.mobileNum.replace(/^0/, "")}`;
}

/** The fields of a call that name it. */
export function recipientBody(recipient: Recipient): { mobileNum: string; countryDialingCode: string } | { email: string } {
  if (recipient.channel === "email") return { email: recipient.email };
  const { mobileNum, countryDialingCode } = recipient;
  return { mobileNum, countryDialingCode };
}

/** One text for each, to tell them apart. */
export function recipientKey(recipient: Recipient): string {
  return recipient.channel === "email" ? recipient.email : recipient.countryDialingCode + recipient.mobileNum;
}
