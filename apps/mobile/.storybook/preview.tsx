import "./preview.css";
import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { MotifProvider } from "@lantern/ui/components/motif.tsx";
import { storyLanguages, TextsProvider, textsOf, type StoryLanguage } from "@lantern/ui/stories/texts.tsx";
import { theme as jade } from "../src/themes/jade/theme.tsx";
import { theme as lantern } from "../src/themes/lantern/theme.tsx";

const themes = { lantern, jade } as const;

interface Globals {
  readonly brand: keyof typeof themes;
  readonly language: StoryLanguage;
  readonly direction: "ltr" | "rtl";
}

/** Puts on the document what the server puts there for a page: brand, language, direction. */
function Stage({ globals, children }: { readonly globals: Globals; readonly children: ReactNode }) {
  const { brand, language, direction } = globals;
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: direction });
    document.documentElement.dataset["theme"] = brand;
  }, [brand, language, direction]);
  return (
    <TextsProvider texts={textsOf(language)}>
      <MotifProvider motif={themes[brand]}>
        <main className="p-4">{children}</main>
      </MotifProvider>
    </TextsProvider>
  );
}

const item = (value: string, title: string) => ({ value, title });

const preview: Preview = {
  decorators: [
    (Story, { globals }) => (
      <Stage globals={globals as unknown as Globals}>
        <Story />
      </Stage>
    ),
  ],
  initialGlobals: { brand: "lantern", language: "en", direction: "ltr", viewport: { value: "phone" } },
  globalTypes: {
    brand: { toolbar: { title: "Brand", items: [item("lantern", "LANTERN"), item("jade", "JADE")], dynamicTitle: true } },
    language: { toolbar: { title: "Language", items: storyLanguages.map(({ code, name }) => item(code, name)), dynamicTitle: true } },
    direction: { toolbar: { title: "Direction", items: [item("ltr", "Left to right"), item("rtl", "Right to left")], dynamicTitle: true } },
  },
  parameters: {
    layout: "fullscreen",
    backgrounds: { disable: true },
    a11y: { test: "error" },
    viewport: {
      options: {
        small: { name: "360 × 740", styles: { width: "360px", height: "740px" } },
        phone: { name: "390 × 844", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet, 800 × 1280", styles: { width: "800px", height: "1280px" } },
      },
    },
  },
};

export default preview;
