import { getPlaySession } from "@lantern/contract/safeguards/get-play-session.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { ElapsedTime } from "../../shared/clock/elapsed-time.tsx";
import { useStream } from "../../shared/stream/news.ts";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { PlayFacts } from "./play-facts.tsx";

/** For how long this session has lasted, and what it brought or cost. */
export function SessionCard() {
  const t = useText();
  const { data, refetch } = useCall(getPlaySession);
  useStream("balance", () => void refetch());
  return (
    <section className="card px-4 pt-3 pb-4" aria-labelledby="safeguards-session">
      <div className="flex items-center gap-2">
        <Icon name="clock" size={18} className="text-paper-3" />
        <h2 id="safeguards-session" className="text-label flex-1 text-paper-2">
          {t("safeguards.session.title")}
        </h2>
        <ElapsedTime since={data?.startedAt} className="text-[22px]" />
      </div>
      {data === undefined ? <Skeleton className="mt-3 h-11" /> : <PlayFacts play={data} />}
    </section>
  );
}
