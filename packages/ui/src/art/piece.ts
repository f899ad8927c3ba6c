/** One file to write of a drawn piece. */
export interface Export {
  /** Path under the app's public folder, without extension. */
  file: string;
  width: number;
  height: number;
  formats: readonly ("avif" | "webp" | "png")[];
  /** Encoder quality 1 to 100, for AVIF and WebP. */
  quality?: { avif: number; webp: number };
}

/** A picture and the files it becomes. */
export interface Piece {
  /** Its key in the manifest. */
  name: string;
  draw: () => string;
  /** Raster files; a piece with none is written as SVG to `vector`. */
  exports?: readonly Export[];
  vector?: string;
}

/** What an app's `art/pieces.ts` exports: its pieces and where its manifest goes. */
export interface Collection {
  /** Path of the manifest under the app's public folder. */
  manifest: string;
  pieces: readonly Piece[];
}

/** One manifest entry: pixel size, mean colour as a placeholder, paths from the public root, sizes in bytes. */
export interface ManifestEntry {
  width: number;
  height: number;
  colour: string;
  avif?: string;
  webp?: string;
  png?: string;
  svg?: string;
  bytes: Record<string, number>;
}
