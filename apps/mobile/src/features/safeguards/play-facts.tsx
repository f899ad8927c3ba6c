import type { CallValue } from "@lantern/contract/call.ts";
import type { getPlaySession } from "@lantern/contract/safeguards/get-play-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";

/** What was staked and won in a session, and what is left of it: plain figures, no colour that cheers or blames. */
export function PlayFacts({ play }: { readonly play: CallValue<typeof getPlaySession> }) {
  const t = useText();
  const format = useMoneyFormat(play.currency);
  const signed = useMoneyFormat(play.currency, { sign: "always" });
  return (
    <dl className="play-facts">
      <Fact name={t("safeguards.session.staked")} value={format(play.staked)} />
      <Fact name={t("safeguards.session.won")} value={format(play.won)} />
      <Fact name={t("safeguards.session.net")} value={signed(play.net)} />
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-note text-paper-3">{name}</dt>
      <dd className="font-figure text-[15px] font-bold text-paper tabular-nums">
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}
