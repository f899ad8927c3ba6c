import "./share-sheet.css";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { Switch } from "@lantern/ui/components/switch.tsx";
import { useEffect, useMemo, useState } from "react";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { toastMs } from "../../../../shared/toast/toasts.ts";
import { orderNumberOf } from "../orders/order-number.ts";
import type { LotteryOrder } from "../orders/own-hits.ts";
import { copyPicture, pictureFile, pictureWays, savePicture, sendPicture } from "./share-picture.ts";
import { ticketPicture } from "./ticket-picture.ts";
import { ticketTexts } from "./ticket-texts.ts";

export interface ShareSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** One order's draws, in drawing order. */
  readonly orders: readonly LotteryOrder[];
  readonly family: LotteryFamily;
}

/** A ticket as a picture, seen before it goes anywhere; what it cost and paid is hidden until the member wants it shown. */
export function ShareSheet({ open, onClose, orders, family }: ShareSheetProps) {
  const t = useText();
  const { facts, toasts } = useServices();
  const [withMoney, setWithMoney] = useState(false);
  const texts = useMemo(
    () => ticketTexts(t, family, orders, { brand: facts.merchantName, timeZone: facts.timeZone, withMoney }),
    [t, family, orders, facts, withMoney],
  );
  const [shown, setShown] = useState<{ readonly file: File; readonly url: string } | "failed">();
  useEffect(() => {
    if (texts === undefined) return undefined;
    let url: string | undefined;
    let gone = false;
    const make = async () => {
      try {
        const picture = await ticketPicture(texts, {
          language: document.documentElement.lang,
          direction: document.documentElement.dir === "rtl" ? "rtl" : "ltr",
        });
        if (gone) return;
        url = URL.createObjectURL(picture);
        setShown({ file: pictureFile(picture, `ticket-${orderNumberOf(orders[0]?.orderMasterId ?? "")}`), url });
      } catch {
        if (!gone) setShown("failed");
      }
    };
    void make();
    return () => {
      gone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [texts, orders]);
  const picture = shown === "failed" ? undefined : shown;
  const ways = picture === undefined ? { send: false, copy: false } : pictureWays(picture.file);
  const attempt = async (way: () => Promise<void>) => {
    try {
      await way();
    } catch {
      toasts.show("error", t("lotteryOrders.share.failed"));
    }
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("lotteryOrders.share.title")}
      closeLabel={t("shell.close")}
      footer={
        <div className="flex flex-wrap gap-2 px-5 pt-2 pb-4">
          {ways.send && picture !== undefined && (
            <Button kind="gold" size="large" icon="share" wide onClick={() => void attempt(() => sendPicture(picture.file))}>
              {t("lotteryOrders.share.send")}
            </Button>
          )}
          <Button
            kind={ways.send ? "quiet" : "gold"}
            size="large"
            icon="download"
            className="flex-1 px-2! text-[15px]!"
            disabled={picture === undefined}
            onClick={() => picture !== undefined && savePicture(picture.file)}
          >
            {t("lotteryOrders.share.save")}
          </Button>
          {ways.copy && picture !== undefined && (
            <Button
              kind="quiet"
              size="large"
              icon="copy"
              className="flex-1 px-2! text-[15px]!"
              onClick={() =>
                void attempt(async () => {
                  await copyPicture(picture.file);
                  toasts.show("success", t("lotteryOrders.share.copied"), { ms: toastMs.success });
                })
              }
            >
              {t("lotteryOrders.share.copy")}
            </Button>
          )}
        </div>
      }
    >
      <div className="px-5 pb-3">
        <label className="text-lead flex min-h-13 items-center gap-3.5 text-[15px]!">
          <span className="min-w-0 flex-1">{t("lotteryOrders.share.stake")}</span>
          <Switch label={t("lotteryOrders.share.stake")} checked={withMoney} onChange={({ target }) => setWithMoney(target.checked)} />
        </label>
        {shown === "failed" ? (
          <p className="text-body text-heat" role="alert">
            {t("lotteryOrders.share.failed")}
          </p>
        ) : picture === undefined || texts === undefined ? (
          <div className="ticket-preview skeleton" role="status" aria-label={t("shell.loading")} />
        ) : (
          <img
            className="ticket-preview"
            src={picture.url}
            alt={t("lotteryOrders.share.preview", {
              game: texts.game,
              draw: texts.draw,
              play: texts.play,
              content: texts.picks.map(({ text }) => text).join(" "),
              state: texts.state,
            })}
          />
        )}
      </div>
    </Sheet>
  );
}
