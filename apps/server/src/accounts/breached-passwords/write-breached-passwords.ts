/**
 * Writes the digests of the most common passwords of published breaches to `breached-passwords.bin`, sorted. The list
 * comes with `@zxcvbn-ts/language-common` (MIT); of it only digests leave this script.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { passwordDigest } from "./password-digest.ts";

const source = createRequire(import.meta.url)("@zxcvbn-ts/language-common/src/passwords.json") as readonly string[];
const target = new URL("./breached-passwords.bin", import.meta.url);

/** Shorter ones are refused by the rules for passwords. */
const lengthMin = 6;

const digests = source.filter((password) => password.length >= lengthMin).map((password) => passwordDigest(password));
const sorted = digests.toSorted((left, right) => left.compare(right));
const distinct = sorted.filter((digest, index) => index === 0 || !digest.equals(sorted[index - 1] ?? Buffer.alloc(0)));
writeFileSync(target, Buffer.concat(distinct));
process.stdout.write(`${distinct.length} passwords\n`);
