import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import burmese from "@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-500-normal.woff2?url";
import burmeseBold from "@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff2?url";

/** The font files that the first view needs: asked for with the first HTML. */
export function firstFaces(language: string): readonly string[] {
  return language === "my" ? [hanken, burmese, burmeseBold] : [hanken];
}
