import { describe, expect, it } from "vitest";
import { chipsOf, type ListAction, type ListedItem, type ListState, openList, reduceList } from "./list-state.ts";

type State = ListState<ListedItem>;
const items = (...ids: string[]): ListedItem[] => ids.map((nodeId) => ({ nodeId }));
const run = (state: State, ...actions: ListAction<ListedItem>[]): State => actions.reduce(reduceList<ListedItem>, state);
const arrived = (state: State, ids: string[], pageNum: number, totalPages: number): ListAction<ListedItem> => ({
  kind: "page_arrived",
  generation: state.generation,
  items: items(...ids),
  pageNum,
  totalPages,
});
const opened = openList<ListedItem>("all");
const loaded = run(opened, arrived(opened, ["a", "b"], 1, 2));

describe("state of a list", () => {
  it("4.4.1 has the data types all, hot, recent, fav and filter", () => {
    const types = (["all", "hot", "recent", "fav"] as const).map((tab) => run(opened, { kind: "tab_switched", tab }).type);
    expect([...types, run(opened, { kind: "filters_applied", filters: { name: "x" } }).type]).toEqual([
      "all",
      "hot",
      "recent",
      "fav",
      "filter",
    ]);
  });

  it("4.4.2 switching the tab resets list, page and filters", () => {
    const filtered = run(loaded, { kind: "filters_applied", filters: { vendor: "LOTUS" } });
    const paged = run(filtered, arrived(filtered, ["a"], 1, 3));
    expect(run(paged, { kind: "tab_switched", tab: "hot" })).toMatchObject({ type: "hot", items: [], page: 1, filters: {}, hasMore: true });
  });

  it("4.4.3 applying a filter, or clearing one of several, sets the type filter", () => {
    const filtered = run(loaded, { kind: "filters_applied", filters: { vendor: "LOTUS", name: "dragon", classification: "" } });
    expect(filtered).toMatchObject({ type: "filter", filters: { vendor: "LOTUS", name: "dragon" }, items: [], page: 1 });
    expect(run(filtered, { kind: "filters_applied", filters: { vendor: "LOTUS", name: "" } })).toMatchObject({
      type: "filter",
      filters: { vendor: "LOTUS" },
    });
  });

  it("4.4.4 clearing all returns to all", () => {
    const filtered = run(loaded, { kind: "filters_applied", filters: { vendor: "LOTUS" } });
    expect(run(filtered, { kind: "filters_cleared" })).toMatchObject({ type: "all", filters: {} });
    expect(run(filtered, { kind: "chip_removed", filter: "vendor" })).toMatchObject({ type: "all", filters: {} });
    expect(run(filtered, { kind: "filters_applied", filters: { vendor: "" } })).toMatchObject({ type: "all", filters: {} });
  });

  it("4.4.5 removing a chip filters anew by the rest", () => {
    const filtered = run(loaded, { kind: "filters_applied", filters: { vendor: "LOTUS", name: "dragon" } });
    const paged = run(filtered, arrived(filtered, ["a"], 1, 3));
    expect(run(paged, { kind: "chip_removed", filter: "name" })).toMatchObject({
      type: "filter",
      filters: { vendor: "LOTUS" },
      items: [],
      page: 1,
    });
  });

  it("4.4.6 unfavouriting removes the item on the favourites tab only; there is more while pageNum is below totalPages", () => {
    const favourites = run(opened, { kind: "tab_switched", tab: "fav" });
    const shown = run(favourites, arrived(favourites, ["a", "b"], 1, 1));
    expect(run(shown, { kind: "unfavourited", nodeId: "a" }).items).toEqual(items("b"));
    expect(run(loaded, { kind: "unfavourited", nodeId: "a" }).items).toEqual(items("a", "b"));
    expect(shown.hasMore).toBe(false);
    expect(loaded.hasMore).toBe(true);
  });

  it("4.4.7 a pull goes from before over pulling to done", () => {
    expect(opened.pull).toBe("before");
    const pulling = run(loaded, { kind: "page_requested" });
    expect(pulling.pull).toBe("pulling");
    expect(run(pulling, { kind: "page_requested" })).toBe(pulling);
    const done = run(pulling, arrived(pulling, ["c"], 2, 2));
    expect(done).toMatchObject({ pull: "done", items: items("a", "b", "c"), hasMore: false });
    expect(run(done, { kind: "page_requested" }).pull).toBe("done");
  });

  it("asks for the next page after one has arrived, and shows no item twice", () => {
    expect(loaded.page).toBe(2);
    expect(run(loaded, arrived(loaded, ["b", "c"], 2, 3)).items).toEqual(items("a", "b", "c"));
  });

  it("begins anew when the first page arrives again", () => {
    expect(run(loaded, arrived(loaded, ["c"], 1, 1))).toMatchObject({ items: items("c"), hasMore: false });
  });

  it("drops an answer that belongs to another list, and can pull again after a failure", () => {
    const late = arrived(loaded, ["x"], 2, 2);
    const switched = run(loaded, { kind: "tab_switched", tab: "hot" });
    expect(run(switched, late)).toBe(switched);
    expect(run(switched, { kind: "page_failed", generation: loaded.generation })).toBe(switched);
    expect(run(loaded, { kind: "page_requested" }, { kind: "page_failed", generation: loaded.generation }).pull).toBe("before");
  });

  it("opens on filters that came with the address", () => {
    const state = openList<ListedItem>("all", { vendor: "LOTUS" });
    expect(state.type).toBe("filter");
    expect(chipsOf(state.filters)).toEqual([{ filter: "vendor", value: "LOTUS" }]);
  });
});
