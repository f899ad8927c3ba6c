import { languageByCode } from "@lantern/phrases/languages.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import type { ReactNode } from "react";
import { overlays } from "../../shared/layout/overlays.ts";
import { useLanguage } from "../../shared/text/text.tsx";

/** The foot of the panel: the language, and what stands beside it. */
export function PanelFoot({ children }: { readonly children?: ReactNode }) {
  const language = useLanguage();
  return (
    <div className="mt-auto flex gap-2 pt-5 *:flex-1">
      <Button kind="quiet" icon="globe" className="px-2!" onClick={() => overlays.open("language")}>
        {languageByCode(language).nativeName}
      </Button>
      {children}
    </div>
  );
}
