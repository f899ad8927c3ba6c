import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { ManifestEntry } from "./piece.ts";
import { writeManifest } from "./write-manifest.ts";

const entry = (width: number): ManifestEntry => ({ width, height: 1, colour: "transparent", bytes: {} });

describe("the manifest of a run", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "manifest-"));
    file = join(folder, "art/manifest.json");
    return () => rmSync(folder, { recursive: true });
  });
  const written = () => JSON.parse(readFileSync(file, "utf8")) as Record<string, ManifestEntry>;

  it("keeps what another run over a part wrote meanwhile, in the order of names", () => {
    writeManifest(file, { tiger: entry(1), carp: entry(1) }, { keepOthers: false });
    const drawnFirst = { tiger: entry(2) };
    writeManifest(file, { boats: entry(3) }, { keepOthers: true });
    writeManifest(file, drawnFirst, { keepOthers: true });
    expect(Object.entries(written()).map(([name, { width }]) => [name, width])).toEqual([
      ["boats", 3],
      ["carp", 1],
      ["tiger", 2],
    ]);
    expect(readdirSync(join(folder, "art"))).toEqual(["manifest.json"]);
  });

  it("drops what a run over everything did not draw", () => {
    writeManifest(file, { tiger: entry(1), carp: entry(1) }, { keepOthers: false });
    writeManifest(file, { tiger: entry(1) }, { keepOthers: false });
    expect(Object.keys(written())).toEqual(["tiger"]);
  });
});
