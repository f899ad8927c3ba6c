import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** One step from a leaf to the root: the neighbour's hash as hex, and the side it stands on. */
export interface ProofStep {
  readonly side: "left" | "right";
  readonly hash: string;
}

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);
const emptyRoot = sha256(utf8ToBytes("lantern/empty-bet-set/v1"));

/** Hash of a leaf's bytes. Leaves and nodes are hashed under different prefixes, so that no node can pass for a leaf. */
export function leafHash(leaf: Uint8Array): Uint8Array {
  return sha256(concatBytes(leafPrefix, leaf));
}

/** A set of leaves with every hash between them and the root: the leaves' own, sorted, then a level above the other. */
export interface MerkleTree {
  readonly levels: readonly (readonly Uint8Array[])[];
}

/**
 * The tree of a set of leaves. The order in which leaves are given does not matter: they are sorted by hash. A node without a neighbour moves
 * up unchanged. Throws when a leaf occurs twice: a bet counts once.
 */
export function merkleTree(leaves: readonly Uint8Array[]): MerkleTree {
  const levels = [sortedHashes(leaves.map((leaf) => leafHash(leaf)))];
  for (let level = levels[0] ?? []; level.length > 1;) levels.push((level = levelAbove(level)));
  return { levels };
}

/** Root of a set of leaves, 32 bytes. Throws when a leaf occurs twice. */
export function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  return merkleTree(leaves).levels.at(-1)?.[0] ?? emptyRoot;
}

const bucketCount = 256;
const hashBytes = 32;

/**
 * The same root for a set that comes in pages: keeps 32 bytes of a leaf, and works in pieces, so that a set of a million holds nobody up.
 * Leaves fall into buckets by their hash's first byte; a bucket after the other is sorted and put on the tree.
 */
export class MerkleRootBuilder {
  readonly #buckets = Array.from({ length: bucketCount }, () => ({ bytes: new Uint8Array(hashBytes), length: 0 }));

  add(leaf: Uint8Array): void {
    const hash = leafHash(leaf);
    const bucket = this.#buckets[hash[0] ?? 0];
    if (bucket === undefined) throw new RangeError("A hash begins with a byte.");
    if (bucket.length === bucket.bytes.length) {
      const grown = new Uint8Array(bucket.length * 2);
      grown.set(bucket.bytes);
      bucket.bytes = grown;
    }
    bucket.bytes.set(hash, bucket.length);
    bucket.length += hashBytes;
  }

  /** Yields after each piece of the work and returns the root. Throws when a leaf occurs twice. */
  *root(): Generator<undefined, Uint8Array> {
    /** By level the node that waits for its right neighbour. */
    const waiting: (Uint8Array | undefined)[] = [];
    for (const { bytes, length } of this.#buckets) {
      const hashes = Array.from({ length: length / hashBytes }, (_, at) => bytes.subarray(at * hashBytes, (at + 1) * hashBytes));
      for (const hash of sortedHashes(hashes)) putOn(waiting, hash);
      yield;
    }
    return waiting.reduce<Uint8Array | undefined>((right, left) => joined(left, right), undefined) ?? emptyRoot;
  }
}

function putOn(waiting: (Uint8Array | undefined)[], hash: Uint8Array): void {
  let node = hash;
  let level = 0;
  for (let left = waiting[level]; left !== undefined; left = waiting[level]) {
    node = nodeHash(left, node);
    waiting[level] = undefined;
    level += 1;
  }
  waiting[level] = node;
}

/** A node without a neighbour moves up unchanged. */
function joined(left: Uint8Array | undefined, right: Uint8Array | undefined): Uint8Array | undefined {
  return left === undefined || right === undefined ? (left ?? right) : nodeHash(left, right);
}

/** The steps that lead from one leaf to the root of its set. Throws when the leaf is not in the set. */
export function merkleProof({ levels }: MerkleTree, leaf: Uint8Array): ProofStep[] {
  const wanted = leafHash(leaf);
  let place = (levels[0] ?? []).findIndex((hash) => compareBytes(hash, wanted) === 0);
  if (place === -1) throw new RangeError("The leaf is not in the set that the proof is asked for.");
  const steps: ProofStep[] = [];
  for (const level of levels) {
    const neighbour = level[place % 2 === 0 ? place + 1 : place - 1];
    if (neighbour !== undefined) steps.push({ side: place % 2 === 0 ? "right" : "left", hash: bytesToHex(neighbour) });
    place = Math.floor(place / 2);
  }
  return steps;
}

const proofStepsMax = 64;
const hashText = /^[0-9a-f]{64}$/;

/** Whether the steps lead from the leaf to the root. A malformed proof is simply false. */
export function verifyMerkleProof(root: Uint8Array, leaf: Uint8Array, steps: readonly ProofStep[]): boolean {
  if (steps.length > proofStepsMax || steps.some((step) => !hashText.test(step.hash))) return false;
  const reached = steps.reduce((hash, step) => {
    const neighbour = hexToBytes(step.hash);
    return step.side === "left" ? nodeHash(neighbour, hash) : nodeHash(hash, neighbour);
  }, leafHash(leaf));
  return bytesToHex(reached) === bytesToHex(root);
}

function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concatBytes(nodePrefix, left, right));
}

function levelAbove(level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let place = 0; place < level.length; place += 2) {
    const left = level[place] as Uint8Array;
    const right = level[place + 1];
    above.push(right === undefined ? left : nodeHash(left, right));
  }
  return above;
}

function sortedHashes(given: readonly Uint8Array[]): Uint8Array[] {
  const hashes = given.toSorted(compareBytes);
  for (let place = 1; place < hashes.length; place += 1) {
    if (compareBytes(hashes[place - 1] as Uint8Array, hashes[place] as Uint8Array) === 0) {
      throw new RangeError("A bet occurs twice in the closed set.");
    }
  }
  return hashes;
}

function compareBytes(left: Uint8Array, right: Uint8Array): number {
  for (let place = 0; place < left.length; place += 1) {
    const difference = (left[place] as number) - (right[place] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
