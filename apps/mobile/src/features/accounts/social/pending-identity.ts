import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import { useSyncExternalStore } from "react";
import { sessionKeyStore, type KeyStore } from "../../../shared/session/local-keys.ts";

/** A person whom an outside service knows and who has no account here yet. */
export interface PendingIdentity {
  readonly provider: SocialProvider;
  readonly displayName: string;
  readonly email?: string;
  /** Links the account that he opens. */
  readonly ticket: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Stays as long as the tab, so that a page that is read anew still knows. */
const storedAs = "socialRegistration";

export function pendingIdentityIn(store: KeyStore, atMs: number): PendingIdentity | undefined {
  const kept = parsed(store.get(storedAs));
  return kept !== undefined && Date.parse(kept.expiresAt) > atMs ? kept : undefined;
}

function parsed(text: string | null): PendingIdentity | undefined {
  try {
    return pendingIdentityOf(JSON.parse(text ?? "null"));
  } catch {
    return undefined;
  }
}

/** What the refusal `accounts.social_not_linked` carries, or what was kept of it. */
export function pendingIdentityOf(value: unknown): PendingIdentity | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { provider, displayName, email, ticket, expiresAt } = value as Partial<Record<keyof PendingIdentity, unknown>>;
  const known = provider === "telegram" || provider === "facebook" || provider === "google";
  if (!known || typeof displayName !== "string" || typeof ticket !== "string" || typeof expiresAt !== "string") return undefined;
  return { provider, displayName, ticket, expiresAt, ...(typeof email === "string" ? { email } : {}) };
}

let current: PendingIdentity | null | undefined;
const listeners = new Set<() => void>();

function change(next: PendingIdentity | undefined): void {
  current = next ?? null;
  if (next === undefined) sessionKeyStore.remove(storedAs);
  else sessionKeyStore.set(storedAs, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Who is registering, from the login page to the registration. */
export const pendingIdentity = {
  keep: (identity: PendingIdentity): void => change(identity),
  forget: (): void => change(undefined),
  current: (): PendingIdentity | undefined => {
    current ??= pendingIdentityIn(sessionKeyStore, Date.now()) ?? null;
    return current ?? undefined;
  },
} as const;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function usePendingIdentity(): PendingIdentity | undefined {
  return useSyncExternalStore(subscribe, pendingIdentity.current, () => undefined);
}
