/** Which games a list shows (specification 4.4.1). */
export type ListType = "all" | "hot" | "recent" | "fav" | "filter";

/** The tabs of a list; a filter is no tab. */
export type ListTab = Exclude<ListType, "filter">;

/** A filter's name; the chips in the header are the filters that are set (specification 2.34). */
export type FilterName = "vendor" | "classification" | "minimumBet" | "name";

export type Filters = Readonly<Partial<Record<FilterName, string>>>;

/** How far a pull for more has come (specification 4.4.7). */
export type PullState = "before" | "pulling" | "done";

export interface ListedItem {
  readonly nodeId: string;
}

export interface ListState<Item extends ListedItem> {
  readonly type: ListType;
  readonly filters: Filters;
  readonly items: readonly Item[];
  /** The page asked for next, from 1. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly pull: PullState;
  /** Counts the lists begun: an answer of an older list is dropped. */
  readonly generation: number;
}

export type ListAction<Item extends ListedItem> =
  | { readonly kind: "tab_switched"; readonly tab: ListTab }
  | { readonly kind: "filters_applied"; readonly filters: Filters }
  | { readonly kind: "chip_removed"; readonly filter: FilterName }
  | { readonly kind: "filters_cleared" }
  | { readonly kind: "page_requested" }
  | {
      readonly kind: "page_arrived";
      readonly generation: number;
      readonly items: readonly Item[];
      readonly pageNum: number;
      readonly totalPages: number;
    }
  | { readonly kind: "page_failed"; readonly generation: number }
  | { readonly kind: "unfavourited"; readonly nodeId: string };

/** A list that has just been opened on a tab, or on filters that came with the address. */
export function openList<Item extends ListedItem>(type: ListTab, filters: Filters = {}): ListState<Item> {
  return fresh(hasFilters(filters) ? "filter" : type, filters, 0);
}

/** Game lists and lottery lists alike: what each event makes of the list's state (specification 4.4). */
export function reduceList<Item extends ListedItem>(state: ListState<Item>, action: ListAction<Item>): ListState<Item> {
  switch (action.kind) {
    case "tab_switched":
      return fresh(action.tab, {}, state.generation + 1);
    case "filters_applied":
      return filtered(state, action.filters);
    case "chip_removed":
      return filtered(state, { ...state.filters, [action.filter]: "" });
    case "filters_cleared":
      return fresh("all", {}, state.generation + 1);
    case "page_requested":
      return state.hasMore && state.pull !== "pulling" ? { ...state, pull: "pulling" } : state;
    case "page_arrived":
      return action.generation === state.generation ? withPage(state, action) : state;
    case "page_failed":
      return action.generation === state.generation ? { ...state, pull: "before" } : state;
    case "unfavourited":
      // Elsewhere the item stays and only its heart changes.
      return state.type === "fav" ? { ...state, items: state.items.filter(({ nodeId }) => nodeId !== action.nodeId) } : state;
  }
}

/** The filters that are set, in the order of their chips. */
export function chipsOf(filters: Filters): { readonly filter: FilterName; readonly value: string }[] {
  return (["vendor", "classification", "minimumBet", "name"] as const).flatMap((filter) => {
    const value = filters[filter];
    return value === undefined || value === "" ? [] : [{ filter, value }];
  });
}

function fresh<Item extends ListedItem>(type: ListType, filters: Filters, generation: number): ListState<Item> {
  return { type, filters, items: [], page: 1, hasMore: true, pull: "before", generation };
}

/** A list by the filters that are left; with none left it is the list of all. */
function filtered<Item extends ListedItem>(state: ListState<Item>, filters: Filters): ListState<Item> {
  const set = withoutEmpty(filters);
  return fresh(hasFilters(set) ? "filter" : "all", set, state.generation + 1);
}

type PageArrived<Item extends ListedItem> = Extract<ListAction<Item>, { kind: "page_arrived" }>;

/** An item that moved over a page's edge while pages were read is not shown twice. */
function withPage<Item extends ListedItem>(state: ListState<Item>, { items, pageNum, totalPages }: PageArrived<Item>): ListState<Item> {
  const before = pageNum <= 1 ? [] : state.items;
  const known = new Set(before.map(({ nodeId }) => nodeId));
  const hasMore = pageNum < totalPages;
  return {
    ...state,
    items: [...before, ...items.filter(({ nodeId }) => !known.has(nodeId))],
    page: pageNum + 1,
    hasMore,
    pull: hasMore ? "before" : "done",
  };
}

function withoutEmpty(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
}

function hasFilters(filters: Filters): boolean {
  return chipsOf(filters).length > 0;
}
