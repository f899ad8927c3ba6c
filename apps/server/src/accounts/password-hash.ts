import { hash, verify } from "@node-rs/argon2";

/** argon2id with 19 MiB and two passes, the least that OWASP's password storage guidance names. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Verified where there is no account, so that an unknown name takes as long as a wrong password. */
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, strength);
}

/** Whether the password is the one of the hash; a missing hash takes the same time and is never right. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
