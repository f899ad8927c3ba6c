import type { Actor } from "../../platform/audit.ts";

/** An operator who acts on an issue: a person with an account, never a command's user, so that two of them are two. */
export type DeskActor = Extract<Actor, { readonly kind: "operator" | "engineer" }>;

/** Which issue, as operators name it, and who acts. */
export interface DeskDeed {
  readonly actor: DeskActor;
  readonly merchantId: string;
  readonly gameCode: string;
  readonly numero: string;
}
