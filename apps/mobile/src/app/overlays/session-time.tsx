import { getPlaySession } from "@lantern/contract/safeguards/get-play-session.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { hrefs } from "../../paths.ts";
import { ElapsedTime } from "../../shared/clock/elapsed-time.tsx";
import { useStream } from "../../shared/stream/news.ts";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { useCall } from "../../shared/wire/use-call.ts";

/** For how long this session has lasted and what it brought or cost, as plain as the balance; it leads to the limits. */
export function SessionTime() {
  const t = useText();
  const { data, refetch } = useCall(getPlaySession);
  useStream("balance", () => void refetch());
  const signed = useMoneyFormat(data?.currency, { sign: "always" });
  return (
    <Link
      href={hrefs.page("safeguards")}
      className="mt-2.5 flex min-h-14 items-center gap-3 rounded-m bg-ink-0 px-4 py-2 text-paper-3 [box-shadow:inset_0_0_0_1px_var(--line)]"
    >
      <Icon name="clock" size={16} className="flex-none" />
      <span className="min-w-0 flex-1">
        <span className="text-note block">{t("shell.panel.session")}</span>
        <ElapsedTime since={data?.startedAt} className="block text-[17px] leading-6" />
      </span>
      <span className="min-w-0 text-end">
        <span className="text-note block">{t("shell.panel.net")}</span>
        <span className="block font-figure text-[15px] leading-6 font-bold text-paper tabular-nums">
          <bdi dir="ltr">{data === undefined ? "–" : signed(data.net)}</bdi>
        </span>
      </span>
      <Icon name="caret-right" size={14} className="flex-none" />
    </Link>
  );
}
