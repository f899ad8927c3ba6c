import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { guardGuesses } from "../guesses/guard-guesses.ts";
import { guessOf } from "../guesses/guess-of.ts";
import { hashSecretToken } from "../secret-token.ts";
import { verifyFirebaseToken } from "./verify-firebase-token.ts";

export interface FirebaseTry {
  readonly firebaseIdToken: string;
  /** The number that the token has to be about, in E.164. */
  readonly mobileNum: string;
  readonly memberId: string | undefined;
}

export type FirebaseRefusal = Refusal<"accounts.firebase_off" | "accounts.firebase_failed" | "accounts.too_many_tries">;

const spendToken = `
  insert into accounts_spent_tokens (token_hash, expires_at) values ($1, $2) on conflict do nothing returning token_hash`;

/**
 * Takes the word of Firebase Authentication, where it is configured, that the person has this number; each token once. Returns the refusal
 * of any other, or undefined.
 */
export async function proveByFirebase(context: CallContext, firebaseTry: FirebaseTry): Promise<FirebaseRefusal | undefined> {
  const { configuration, database, clock, log } = context;
  const { firebaseIdToken, mobileNum, memberId } = firebaseTry;
  if (configuration.firebase === undefined) return refuse("accounts.firebase_off");
  const guess = await guessOf(context, { kind: "code", subject: mobileNum, memberId });
  const refused = await guardGuesses(database, guess);
  if (refused !== undefined) return refused;
  try {
    const proof = await verifyFirebaseToken(configuration.firebase, firebaseIdToken, clock.now());
    if (proof === undefined || proof.mobileNum !== mobileNum) return refuse("accounts.firebase_failed");
    const [spent] = await database.query(spendToken, [hashSecretToken(firebaseIdToken), proof.expiresAt]);
    return spent === undefined ? refuse("accounts.firebase_failed") : undefined;
  } catch (error) {
    log.error({ err: error }, "the keys of the outside sign-in service cannot be had");
    return refuse("accounts.firebase_failed");
  }
}
