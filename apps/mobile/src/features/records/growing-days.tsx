import { InfiniteList } from "@lantern/ui/components/infinite-list.tsx";
import type { RecordPages } from "../../shared/lists/use-record-pages.ts";
import { useText } from "../../shared/text/text.tsx";
import { DayList, type DayListProps } from "./day-list.tsx";
import { RecordSkeleton, type RecordSkeletonProps } from "./record-skeleton.tsx";

export interface GrowingDaysProps<Item> extends Omit<DayListProps<Item>, "keyOf"> {
  readonly record: RecordPages<unknown>;
  readonly art: RecordSkeletonProps["art"];
}

/** A record's lines by day; further pages come as one scrolls, and the end says so. */
export function GrowingDays<Item extends { readonly id: string; readonly at: string }>({ record, art, ...list }: GrowingDaysProps<Item>) {
  const t = useText();
  return (
    <InfiniteList
      hasMore={record.hasMore}
      loading={record.loadingMore}
      failed={record.moreFailed}
      onMore={record.more}
      loadingView={<RecordSkeleton count={3} heading={false} art={art} />}
      endText={t("records.end")}
      failedText={t("records.moreFailed")}
      retryLabel={t("shell.retry")}
    >
      <DayList {...list} keyOf={({ id }) => id} />
    </InfiniteList>
  );
}
