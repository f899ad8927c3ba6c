import type { ListType } from "@lantern/rules/games/list-state.ts";
import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { hrefs } from "../../paths.ts";
import { useText } from "../../shared/text/text.tsx";

export interface GameListEmptyProps {
  readonly type: ListType;
  /** Leads to the list of all. */
  readonly onShowAll: () => void;
}

const pictures = { all: "games", hot: "games", recent: "games", fav: "favourites", filter: "search" } as const;

/** Nothing matches (specification 2.35.5): what that means here, and one way on. */
export function GameListEmpty({ type, onShowAll }: GameListEmptyProps) {
  const t = useText();
  const action =
    type === "all" ? (
      <ButtonLink kind="quiet" href={hrefs.gameCentre()}>
        {t("games.empty.showAll")}
      </ButtonLink>
    ) : (
      <Button kind="quiet" onClick={onShowAll}>
        {t(type === "filter" ? "games.filter.clear" : "games.empty.showAll")}
      </Button>
    );
  return <EmptyState picture={pictures[type]} title={t(`games.empty.${type}`)} note={t(`games.empty.${type}Note`)} action={action} />;
}
