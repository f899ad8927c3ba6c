import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { BeaconChain } from "./beacon/beacon-chain.ts";
import { lengthPrefixed } from "./length-prefixed.ts";

/** What is announced when an issue of the house opens, and cannot be taken back. */
export interface Announcement {
  readonly numero: string;
  /** Hex: see `seedCommitment`. */
  readonly commitment: string;
  /** The public round that the issue waits for; absent where it waits for none. */
  readonly beacon?: BeaconChain & { readonly round: number };
}

/** An announcement with its link, hex: the hash of everything that the game has announced up to it. */
export interface LinkedAnnouncement extends Announcement {
  readonly link: string;
}

const startDomain = "lantern/commitment-chain/v1";
const linkDomain = "lantern/commitment-link/v1";
const linkText = /^[0-9a-f]{64}$/;

/** What the first announcement of a game is linked with, hex. */
export function chainStart(gameCode: string): string {
  return bytesToHex(sha256(lengthPrefixed([startDomain, gameCode])));
}

/**
 * The link of an announcement, hex: SHA-256 over the link before it, game, issue, commitment and the named public round. Who has seen one link has
 * seen all that went before: whoever offers two commitments for one issue has two chains from there on.
 * @throws RangeError where the link before is none.
 */
export function commitmentLink(gameCode: string, previousLink: string, { numero, commitment, beacon }: Announcement): string {
  if (!linkText.test(previousLink)) throw new RangeError(`"${previousLink}" is no link of a chain of commitments.`);
  const named =
    beacon === undefined
      ? []
      : [beacon.hash, beacon.publicKey, String(beacon.genesisSeconds), String(beacon.periodSeconds), String(beacon.round)];
  return bytesToHex(sha256(lengthPrefixed([linkDomain, hexToBytes(previousLink), gameCode, numero, utf8ToBytes(commitment), ...named])));
}

/** Whether announcements, the oldest first, follow one from the other, and the first from the link before it. */
export function isChain(gameCode: string, previousLink: string, announcements: readonly LinkedAnnouncement[]): boolean {
  let before = previousLink;
  for (const announcement of announcements) {
    if (!linkText.test(before) || commitmentLink(gameCode, before, announcement) !== announcement.link) return false;
    before = announcement.link;
  }
  return true;
}
