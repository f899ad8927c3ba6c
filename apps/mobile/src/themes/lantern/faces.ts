import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import burmese from "@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-500-normal.woff2?url";
import burmeseBold from "@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff2?url";
import thai from "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-500-normal.woff2?url";
import thaiBold from "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff2?url";

const facesOfScript: Readonly<Record<string, readonly string[]>> = { my: [burmese, burmeseBold], th: [thai, thaiBold] };

/** The font files that the first view needs: asked for with the first HTML. */
export function firstFaces(language: string): readonly string[] {
  return [hanken, ...(facesOfScript[language] ?? [])];
}
