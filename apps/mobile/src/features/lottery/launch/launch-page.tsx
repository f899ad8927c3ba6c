import { defaultPrizeMode } from "@lantern/rules/games/constants.ts";
import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { useEffect, useRef, useState } from "react";
import { hrefs } from "../../../paths.ts";
import { BackButton, TopBar } from "../../../shared/layout/top-bar.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useLaunchLottery, type LaunchOutcome, type LaunchWish } from "./use-launch-lottery.ts";

/**
 * A page that does nothing but launch: a lit lantern while it does, a quiet way to try again where it failed (specification 8.6: no
 * message). A wish that names no lottery, or one that is not there, launches nothing and leads to those there are.
 */
export function LaunchPage({ wish, backTo }: { readonly wish: LaunchWish | undefined; readonly backTo: "home" | "previous" }) {
  const t = useText();
  const { launch } = useLaunchLottery();
  const [outcome, setOutcome] = useState<LaunchOutcome>();
  const launched = useRef<string | undefined>(undefined);
  const code = wish?.code;
  const go = async (otherwise: Pick<LaunchWish, "prizeMode"> = {}) => {
    if (wish === undefined) return;
    setOutcome(undefined);
    setOutcome(await launch({ ...wish, ...otherwise, replace: true }));
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    if (code === undefined || code === "" || launched.current === code) return;
    launched.current = code;
    void latest.current();
  }, [code]);
  return (
    <>
      <TopBar left={<BackButton to={backTo} />} title={t("lottery.title")} />
      <LaunchState
        state={code === "" ? "unnamed" : outcome}
        onOpen={() => void go()}
        onOpenUsual={() => void go({ prizeMode: defaultPrizeMode })}
      />
    </>
  );
}

interface LaunchStateProps {
  readonly state: LaunchOutcome | "unnamed" | undefined;
  readonly onOpen: () => void;
  /** Opens it in Lott, which every lottery is sold in. */
  readonly onOpenUsual: () => void;
}

function LaunchState({ state, onOpen, onOpenUsual }: LaunchStateProps) {
  const t = useText();
  const place = "min-h-[60vh] justify-center";
  const toAll = (kind: "gold" | "quiet") => (
    <ButtonLink kind={kind} href={hrefs.lottery()}>
      {t("lottery.allLotteries")}
    </ButtonLink>
  );
  switch (state) {
    case "unnamed":
      return <EmptyState className={place} picture="games" title={t("lottery.launch.unnamed")} action={toAll("gold")} />;
    case "unsold":
      return (
        <EmptyState
          className={place}
          picture="games"
          title={t("lottery.unsold")}
          action={
            <span className="flex flex-col gap-2">
              <Button kind="gold" onClick={onOpenUsual}>
                {t("lottery.unsold.open")}
              </Button>
              {toAll("quiet")}
            </span>
          }
        />
      );
    case "unknown":
      return (
        <EmptyState
          className={place}
          picture="games"
          title={t("lottery.launch.gone")}
          note={t("lottery.launch.goneNote")}
          action={toAll("gold")}
        />
      );
    case "stayed":
      return (
        <EmptyState
          className={place}
          title={t("lottery.launch.tap")}
          action={
            <span className="flex flex-col gap-2">
              <Button kind="gold" onClick={onOpen}>
                {t("lottery.launch.open")}
              </Button>
              {toAll("quiet")}
            </span>
          }
        />
      );
    default:
      return (
        <div className="grid min-h-[60vh] place-items-center" role="status" aria-label={t("lottery.launch.opening")}>
          <Emblem lit size={112} className="route-loading" />
        </div>
      );
  }
}
