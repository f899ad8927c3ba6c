import { Chip, ChipRow } from "@lantern/ui/components/chip.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useEffect, useRef } from "react";
import { useText } from "../../../../shared/text/text.tsx";

export interface ViewChoice {
  readonly code: string;
  readonly name: string;
}

/** What a chart is about, in a row that scrolls; nothing where there is no choice. */
export function ViewChips({
  label,
  choices,
  selected,
  onSelect,
}: {
  readonly label: string;
  readonly choices: readonly ViewChoice[];
  readonly selected: string;
  readonly onSelect: (code: string) => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const place = choices.findIndex(({ code }) => code === selected);
  useEffect(() => {
    row.current?.querySelectorAll("button")[place]?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [place]);
  if (choices.length < 2) return null;
  return (
    <div ref={row}>
      <ChipRow label={label}>
        {choices.map(({ code, name }) => (
          <Chip key={code} selected={code === selected} onClick={() => onSelect(code)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** How many draws a chart looks back. */
export function SpanChoice({
  spans,
  span,
  onSpan,
}: {
  readonly spans: readonly number[];
  readonly span: number;
  readonly onSpan: (span: number) => void;
}) {
  const t = useText();
  return (
    <Segmented
      label={t("lotteryCharts.spans")}
      items={spans.map((count) => ({ id: String(count), label: t("lotteryCharts.span", { count }) }))}
      selected={String(span)}
      onSelect={(id) => onSpan(Number(id))}
    />
  );
}
