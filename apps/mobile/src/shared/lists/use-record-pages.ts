import type { BuiltCall } from "@lantern/contract/call.ts";
import { useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useLastKnown } from "../offline/use-last-known.ts";
import { painted } from "../page/after-paint.ts";
import { useServices } from "../page/app-services.tsx";
import { useSession } from "../session/use-session.ts";
import { RefusedError, type Outcome } from "../wire/outcome.ts";
import { callKey } from "../wire/use-call.ts";
import type { Wire } from "../wire/wire.ts";

interface RecordPage {
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

export interface RecordSource<Page extends RecordPage> {
  readonly call: BuiltCall;
  /** Names the choice of filters: its first page is kept on the device for the time without a connection. */
  readonly choice: string;
  /** What the pages are asked with; another query begins anew. */
  readonly query: object;
  readonly read: (wire: Wire, before: string | undefined, signal: AbortSignal) => Promise<Outcome<Page>>;
}

export interface RecordPages<Page> {
  /** Undefined until the first page is there. */
  readonly pages: readonly Page[] | undefined;
  /** When the pages were true, ms since 1970; set only while the platform cannot be reached. */
  readonly asOfMs: number | undefined;
  readonly failed: boolean;
  /** Whether more is on its way. */
  readonly loadingMore: boolean;
  readonly moreFailed: boolean;
  readonly hasMore: boolean;
  readonly fetching: boolean;
  readonly more: () => void;
  readonly refresh: () => Promise<unknown>;
}

/** A record that grows page by page, each page read where the one before ended. */
export function useRecordPages<Page extends RecordPage>({ call, choice, query, read }: RecordSource<Page>): RecordPages<Page> {
  const { wire } = useServices();
  const session = useSession();
  const result = useInfiniteQuery<Page, RefusedError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [...callKey(call, query), "pages"],
    queryFn: async ({ pageParam, signal, client, queryKey }) => {
      if (pageParam === undefined && client.getQueryData(queryKey) !== undefined) await painted();
      const outcome = await read(wire, pageParam, signal);
      if (outcome.ok) return outcome.value;
      throw new RefusedError(outcome);
    },
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: session !== undefined,
    staleTime: 5000,
  });
  const {
    data,
    error,
    dataUpdatedAt,
    isPlaceholderData,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    isError,
    fetchNextPage,
    refetch,
  } = result;
  const { value: firstPage, asOfMs } = useLastKnown<Page>(
    session === undefined ? undefined : `${call.name}:${session.userName}:${choice}`,
    { data: data?.pages[0], error, dataUpdatedAt, isPlaceholderData },
  );
  const pages = useMemo(() => data?.pages ?? (firstPage === undefined ? undefined : [firstPage]), [data, firstPage]);
  return {
    pages,
    asOfMs,
    failed: isError && pages === undefined,
    loadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    hasMore: hasNextPage,
    fetching: isFetching,
    more: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    refresh: refetch,
  };
}
