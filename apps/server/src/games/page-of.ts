/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Counted from 1. */
  readonly pageNum: number;
  /** 0 where there is nothing. */
  readonly totalPages: number;
}

/** Cuts a page out of a whole list; one behind the end is empty. */
export function pageOf<Item>(all: readonly Item[], pageNum: number, pageSize: number): Page<Item> {
  const start = (pageNum - 1) * pageSize;
  return { items: all.slice(start, start + pageSize), pageNum, totalPages: Math.ceil(all.length / pageSize) };
}
