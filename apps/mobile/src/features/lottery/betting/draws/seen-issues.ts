import { localKeyStore, type KeyStore } from "../../../../shared/session/local-keys.ts";

/** What this device saw of an issue before it was drawn: nothing that is published later can change it. */
export interface SeenIssue {
  readonly gameId: number;
  readonly numero: string;
  /** The fingerprint of the seed, hex. */
  readonly commitment?: string;
  /** Its link in the chain of what the game announced, hex. */
  readonly link?: string;
  /** The root of the bets, told at the lock, hex. */
  readonly betRoot?: string;
}

const key = "seenIssues";
const issuesMax = 100;

/** The issues that a device has seen, kept over visits, the newest hundred; what was seen first counts. */
export interface SeenIssues {
  readonly remember: (seen: SeenIssue) => void;
  readonly issue: (gameId: number, numero: string) => SeenIssue | undefined;
  /** Of the other issues that were seen on sale the next one before it, or else the next one after it. */
  readonly nearest: (gameId: number, numero: string) => SeenIssue | undefined;
}

export function makeSeenIssues(store: KeyStore): SeenIssues {
  const read = (): readonly SeenIssue[] => {
    try {
      const kept: unknown = JSON.parse(store.get(key) ?? "[]");
      return Array.isArray(kept) ? (kept as SeenIssue[]) : [];
    } catch {
      return [];
    }
  };
  const find = (issues: readonly SeenIssue[], gameId: number, numero: string) =>
    issues.find((seen) => seen.gameId === gameId && seen.numero === numero);
  return {
    remember: (told) => {
      const issues = read();
      const known = find(issues, told.gameId, told.numero);
      const facts = Object.fromEntries(Object.entries(told).filter(([, fact]) => fact !== ""));
      const merged = { ...facts, ...known } as SeenIssue;
      if (known !== undefined && Object.keys(merged).length === Object.keys(known).length) return;
      store.set(key, JSON.stringify([...issues.filter((seen) => seen !== known), merged].slice(-issuesMax)));
    },
    issue: (gameId, numero) => find(read(), gameId, numero),
    nearest: (gameId, numero) => {
      const linked = read()
        .filter((seen) => seen.gameId === gameId && seen.numero !== numero && seen.link !== undefined)
        .toSorted((left, right) => (left.numero < right.numero ? -1 : 1));
      return linked.findLast((seen) => seen.numero < numero) ?? linked.find((seen) => seen.numero > numero);
    },
  };
}

export const seenIssues = makeSeenIssues(localKeyStore);
