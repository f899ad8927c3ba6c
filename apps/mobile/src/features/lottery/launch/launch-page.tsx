import { Button } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { useEffect, useRef, useState } from "react";
import { BackButton, TopBar } from "../../../shared/layout/top-bar.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useLaunchLottery, type LaunchWish } from "./use-launch-lottery.ts";

/** A page that does nothing but launch: a lit lantern while it does, a quiet way to try again where it failed (specification 8.6: no message). */
export function LaunchPage({ wish, backTo }: { readonly wish: LaunchWish | undefined; readonly backTo: "home" | "previous" }) {
  const t = useText();
  const { launch } = useLaunchLottery();
  const [stayed, setStayed] = useState(false);
  const launched = useRef<string | undefined>(undefined);
  const code = wish?.code;
  const go = async () => {
    if (wish === undefined) return;
    setStayed(false);
    if ((await launch({ ...wish, replace: true })) === "stayed") setStayed(true);
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    if (code === undefined || launched.current === code) return;
    launched.current = code;
    void latest.current();
  }, [code]);
  return (
    <>
      <TopBar left={<BackButton to={backTo} />} title={t("lottery.title")} />
      {stayed || code === "" ? (
        <EmptyState
          className="min-h-[60vh] justify-center"
          title={t("lottery.launch.tap")}
          action={
            <Button kind="quiet" onClick={() => void go()}>
              {t("lottery.launch.open")}
            </Button>
          }
        />
      ) : (
        <div className="grid min-h-[60vh] place-items-center" role="status" aria-label={t("lottery.launch.opening")}>
          <Emblem lit size={112} className="route-loading" />
        </div>
      )}
    </>
  );
}
