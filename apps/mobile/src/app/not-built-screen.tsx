import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { hrefs } from "../paths.ts";
import { defineScreen } from "../shared/page/screen.ts";
import { useText } from "../shared/text/text.tsx";

/** Stands where a page's content is not built yet, and says so. */
function NotBuiltScreen() {
  const t = useText();
  return (
    <EmptyState
      picture="soon"
      className="min-h-[52vh] justify-center"
      title={t("shell.notBuilt.title")}
      note={t("shell.notBuilt.note")}
      action={
        <ButtonLink kind="quiet" href={hrefs.page("home")}>
          {t("shell.notBuilt.home")}
        </ButtonLink>
      }
    />
  );
}

export const screen = defineScreen({ component: NotBuiltScreen });
