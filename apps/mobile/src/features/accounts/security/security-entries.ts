import type { MessageId } from "@lantern/phrases/message-ids.ts";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { hrefs } from "../../../paths.ts";

/** The parts of the security centre, in their order on the page. */
export const securityGroups = ["entrance", "money", "person", "care"] as const;

/** One line of the security centre. Its state comes from the platform under the same name (`security-facts.ts` there); without one it only leads on. */
export interface SecurityEntry {
  readonly entry: string;
  readonly group: (typeof securityGroups)[number];
  readonly icon: IconName;
  readonly title: MessageId;
  /** What it is good for; stands where the platform has no detail to show. */
  readonly note: MessageId;
  readonly href: string;
  /** The line stands only where the platform offers it; its state is `open` where not. */
  readonly whereOffered?: true;
  /** Words for a state where the usual ones (`security.state.…`) do not fit; with the placeholder `count`. */
  readonly states?: Readonly<Partial<Record<"set" | "unset" | "pending" | "attention" | "open", MessageId>>>;
}

/** Everything that keeps an account safe. A topic that has a page of its own adds its line. */
export const securityEntries: readonly SecurityEntry[] = [
  {
    entry: "password",
    group: "entrance",
    icon: "key",
    title: "security.password.title",
    note: "security.password.note",
    href: hrefs.securityEntry("password"),
  },
  {
    entry: "twoFactor",
    group: "entrance",
    icon: "shield",
    title: "twoFactor.title",
    note: "twoFactor.note",
    href: hrefs.page("twoFactor"),
  },
  {
    entry: "passkeys",
    group: "entrance",
    icon: "fingerprint",
    title: "passkeys.title",
    note: "passkeys.note",
    href: hrefs.page("passkeys"),
    states: { set: "passkeys.count" },
  },
  {
    entry: "identities",
    group: "entrance",
    icon: "link",
    title: "social.identities.title",
    note: "social.identities.note",
    href: hrefs.securityEntry("identities"),
    states: { set: "social.identities.count" },
    whereOffered: true,
  },
  {
    entry: "devices",
    group: "entrance",
    icon: "phone",
    title: "devices.title",
    note: "devices.note",
    href: hrefs.page("devices"),
    states: { open: "devices.count", attention: "devices.countNew" },
  },
  {
    entry: "email",
    group: "entrance",
    icon: "mail",
    title: "security.email.title",
    note: "security.email.note",
    href: hrefs.securityEntry("email"),
    states: { pending: "security.state.unconfirmed" },
  },
  {
    entry: "mobile",
    group: "entrance",
    icon: "phone-message",
    title: "security.mobile.title",
    note: "security.mobile.note",
    href: hrefs.securityEntry("mobile"),
    states: { pending: "security.state.unconfirmed" },
  },
  {
    entry: "paymentPassword",
    group: "money",
    icon: "keypad",
    title: "security.paymentPassword.title",
    note: "security.paymentPassword.note",
    href: hrefs.securityEntry("paymentPassword"),
  },
  {
    entry: "securityQuestions",
    group: "money",
    icon: "question",
    title: "security.securityQuestions.title",
    note: "security.securityQuestions.note",
    href: hrefs.securityEntry("securityQuestions"),
  },
  {
    entry: "payeeName",
    group: "money",
    icon: "bank",
    title: "security.payeeName.title",
    note: "security.payeeName.note",
    href: hrefs.securityEntry("payeeName"),
  },
  {
    entry: "bankCards",
    group: "money",
    icon: "card",
    title: "security.bankCards.title",
    note: "security.bankCards.note",
    href: hrefs.securityEntry("bankCards"),
  },
  {
    entry: "kyc",
    group: "person",
    icon: "id-card",
    title: "kyc.title",
    note: "kyc.entry.note",
    href: hrefs.page("kyc"),
    states: { unset: "kyc.state.NONE", pending: "kyc.state.SUBMITTED", set: "kyc.state.VERIFIED", attention: "kyc.state.attention" },
  },
  {
    entry: "profile",
    group: "person",
    icon: "user",
    title: "security.profile.title",
    note: "security.profile.note",
    href: hrefs.securityEntry("profile"),
  },
  {
    entry: "safeguards",
    group: "care",
    icon: "hourglass",
    title: "safeguards.entry.title",
    note: "safeguards.entry.note",
    href: hrefs.page("safeguards"),
  },
];

/** What helps most, in this order, and what is done there: the first that is not set is proposed. */
const proposals: readonly { readonly name: string; readonly action: MessageId }[] = [
  { name: "paymentPassword", action: "security.propose.paymentPassword" },
  { name: "email", action: "security.propose.email" },
  { name: "twoFactor", action: "security.propose.twoFactor" },
  { name: "securityQuestions", action: "security.propose.securityQuestions" },
];

/** The line to propose next, and the words of its button; undefined where everything that counts is set. */
export function proposedEntry(states: ReadonlyMap<string, string>): (SecurityEntry & { readonly action: MessageId }) | undefined {
  const proposal = proposals.find(({ name }) => states.has(name) && states.get(name) !== "set");
  const proposed = securityEntries.find(({ entry }) => entry === proposal?.name);
  return proposal === undefined || proposed === undefined ? undefined : { ...proposed, action: proposal.action };
}
