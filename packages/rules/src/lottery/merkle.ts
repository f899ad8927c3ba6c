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

/** A set of leaves with every hash between them and the root: the leaves' own, sorted, then a level above the other; a level is its hashes in a row. */
export interface MerkleTree {
  readonly levels: readonly Uint8Array[];
}

/**
 * The tree of a set of leaves. The order in which leaves are given does not matter: they are sorted by hash. A node without a neighbour moves
 * up unchanged. Throws when a leaf occurs twice: a bet counts once.
 */
export function merkleTree(leaves: readonly Uint8Array[]): MerkleTree {
  const builder = new MerkleBuilder();
  for (const leaf of leaves) builder.add(leaf);
  const pieces = builder.tree();
  for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done === true) return piece.value;
}

/** Root of a set of leaves, 32 bytes. Throws when a leaf occurs twice. */
export function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const top = merkleTree(leaves).levels.at(-1);
  return top === undefined || top.length === 0 ? emptyRoot : top;
}

const bucketCount = 256;
const hashBytes = 32;
/** Nodes that are hashed before others may run. */
const nodesAtOnce = 4_096;

const hashAt = (level: Uint8Array, place: number): Uint8Array => level.subarray(place * hashBytes, (place + 1) * hashBytes);

/**
 * Root or tree of a set that comes in pages: keeps 32 bytes of a leaf, and works in pieces, so that a set of a million holds nobody up.
 * Leaves fall into buckets by their hash's first byte; a bucket after the other is sorted and put on the tree.
 */
export class MerkleBuilder {
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
    for (const hashes of this.#sorted()) {
      for (const hash of hashes) putOn(waiting, hash);
      yield;
    }
    return waiting.reduce<Uint8Array | undefined>((right, left) => joined(left, right), undefined) ?? emptyRoot;
  }

  /** Yields after each piece of the work and returns the tree, 64 bytes a leaf. Throws when a leaf occurs twice. */
  *tree(): Generator<undefined, MerkleTree> {
    let level = new Uint8Array(this.#buckets.reduce((sum, { length }) => sum + length, 0));
    let filled = 0;
    for (const hashes of this.#sorted()) {
      for (const hash of hashes) {
        level.set(hash, filled);
        filled += hashBytes;
      }
      yield;
    }
    const levels = [level];
    while (level.length > hashBytes) {
      const above = new Uint8Array(Math.ceil(level.length / hashBytes / 2) * hashBytes);
      for (let place = 0; place * hashBytes < above.length; place += 1) {
        const left = hashAt(level, place * 2);
        const right = hashAt(level, place * 2 + 1);
        above.set(right.length === 0 ? left : nodeHash(left, right), place * hashBytes);
        if (place % nodesAtOnce === 0) yield;
      }
      levels.push((level = above));
    }
    return { levels };
  }

  *#sorted(): Generator<Uint8Array[]> {
    for (const { bytes, length } of this.#buckets) {
      yield sortedHashes(Array.from({ length: length / hashBytes }, (_, place) => hashAt(bytes, place)));
    }
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
  let place = placeOf(levels[0] ?? new Uint8Array(), leafHash(leaf));
  const steps: ProofStep[] = [];
  for (const level of levels) {
    const neighbour = place % 2 === 0 ? hashAt(level, place + 1) : hashAt(level, place - 1);
    if (neighbour.length > 0) steps.push({ side: place % 2 === 0 ? "right" : "left", hash: bytesToHex(neighbour) });
    place = Math.floor(place / 2);
  }
  return steps;
}

/** Where a hash stands among sorted ones. */
function placeOf(hashes: Uint8Array, wanted: Uint8Array): number {
  let [from, until] = [0, hashes.length / hashBytes];
  while (from < until) {
    const middle = Math.floor((from + until) / 2);
    const difference = compareBytes(hashAt(hashes, middle), wanted);
    if (difference === 0) return middle;
    if (difference < 0) from = middle + 1;
    else until = middle;
  }
  throw new RangeError("The leaf is not in the set that the proof is asked for.");
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
