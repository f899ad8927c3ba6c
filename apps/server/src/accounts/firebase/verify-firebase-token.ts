import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from "jose";
import type { FirebaseConfiguration } from "../../platform/configuration.ts";

/** What a token says once it is proven to be the service's own. */
export interface FirebaseProof {
  /** In E.164. */
  readonly mobileNum: string;
  readonly expiresAt: Date;
}

const answerMsMax = 5_000;
/** The person proved the number just now, not on a phone that has been signed in for months. */
const proofAgeMsMax = 10 * 60_000;
/** How far the service's clock may be from ours. */
const clockToleranceSeconds = 30;

type KeySource = ReturnType<typeof createRemoteJWKSet>;

/** One source an address: it fetches the service's keys when it needs them, seldom, and keeps them. */
const keySources = new Map<string, KeySource>();

function keySourceOf(keysUrl: string): KeySource {
  const known = keySources.get(keysUrl);
  if (known !== undefined) return known;
  const made = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: answerMsMax });
  keySources.set(keysUrl, made);
  return made;
}

/**
 * Verifies an identity token of Firebase Authentication (specification 3.3.2): signed by RS256 with one of the service's current keys, for the
 * configured project, fresh, and about a number that was proven by SMS. Undefined for any other token.
 * @throws Error where the service's keys cannot be had.
 */
export async function verifyFirebaseToken(
  { projectId, keysUrl }: FirebaseConfiguration,
  token: string,
  at: Date,
): Promise<FirebaseProof | undefined> {
  try {
    const { payload } = await jwtVerify(token, keySourceOf(keysUrl), {
      algorithms: ["RS256"],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ["exp", "iat", "sub", "auth_time", "phone_number"],
      clockTolerance: clockToleranceSeconds,
      currentDate: at,
    });
    return proofOf(payload, at);
  } catch (error) {
    if (error instanceof errors.JOSEError && !isOfKeySource(error)) return undefined;
    throw error;
  }
}

function isOfKeySource(error: errors.JOSEError): boolean {
  return error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === "ERR_JOSE_GENERIC";
}

function proofOf(payload: JWTPayload, at: Date): FirebaseProof | undefined {
  const { sub, exp, auth_time: provenAt, phone_number: mobileNum, firebase } = payload;
  const provider =
    typeof firebase === "object" && firebase !== null && "sign_in_provider" in firebase ? firebase.sign_in_provider : undefined;
  if (sub === "" || exp === undefined || typeof provenAt !== "number" || typeof mobileNum !== "string" || provider !== "phone")
    return undefined;
  const ageMs = at.getTime() - provenAt * 1_000;
  if (ageMs > proofAgeMsMax || ageMs < -clockToleranceSeconds * 1_000) return undefined;
  return { mobileNum, expiresAt: new Date(exp * 1_000) };
}
