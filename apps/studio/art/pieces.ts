import type { Collection, Piece } from "@lantern/ui/art/piece.ts";
import { brands } from "./brands/brands.ts";
import { tiles } from "./tiles.ts";

/** A tile as the game centre shows it (4:5), twofold for sharp screens and single for thumbnails. */
function tilePiece(code: string, draw: () => string): Piece {
  const formats = ["avif", "webp"] as const;
  return {
    name: `tiles/${code}`,
    draw,
    exports: [
      { file: `art/tiles/${code}`, width: 480, height: 600, formats, quality: { avif: 52, webp: 78 } },
      { file: `art/tiles/${code}-240`, width: 240, height: 300, formats, quality: { avif: 56, webp: 80 } },
    ],
  };
}

/** A brand's mark as lists of studios show it. */
function brandPiece(code: string, draw: () => string): Piece {
  return {
    name: `brands/${code}`,
    draw,
    exports: [{ file: `art/brands/${code}`, width: 144, height: 144, formats: ["avif", "webp"], quality: { avif: 56, webp: 74 } }],
  };
}

export const collection: Collection = {
  manifest: "art/manifest.json",
  pieces: [
    ...Object.entries(tiles).map(([code, draw]) => tilePiece(code, draw)),
    ...Object.entries(brands).map(([code, draw]) => brandPiece(code, draw)),
  ],
};
