import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { memoryHistory } from "../router/history.ts";
import { RouterProvider } from "../router/router-context.tsx";
import { makeRouter, type Router, type RouterAction } from "../router/router.ts";
import { BelowFirstView } from "./below-first-view.tsx";
import { useWholeRow } from "./use-whole-page.ts";

/** A router whose page was reached so. */
async function routerAfter(action: RouterAction | undefined): Promise<Router> {
  const router = makeRouter({
    history: memoryHistory("/"),
    load: async () => undefined,
    preload: () => undefined,
    swiped: () => action === "swipe",
  });
  const stop = router.start();
  await router.loadFirst();
  if (action !== undefined) await router.navigate("/m/vip", { replace: action === "replace" });
  if (action === "pop" || action === "swipe") router.back("/");
  await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  stop();
  expect(router.state()).toMatchObject({ status: "ready", action });
  return router;
}

function Row() {
  return useWholeRow() ? "row" : null;
}

/** What the first frame of a page has that was reached so. */
async function firstFrameAfter(action: RouterAction | undefined): Promise<readonly string[]> {
  const html = renderToString(
    <RouterProvider router={await routerAfter(action)}>
      <BelowFirstView>below</BelowFirstView>
      <Row />
    </RouterProvider>,
  );
  return ["below", "row", "min-h-dvh"].filter((part) => html.includes(part));
}

describe("the first frame of a page", () => {
  it("is whole in the first HTML", async () => {
    expect(await firstFrameAfter(undefined)).toEqual(["below", "row"]);
  });

  it.each(["push", "replace"] as const)("after %s leaves out what lies below and aside, and holds the place", async (action) => {
    expect(await firstFrameAfter(action)).toEqual(["min-h-dvh"]);
  });

  it.each(["pop", "swipe"] as const)("after %s has all that lies below, since one returns to a place further down", async (action) => {
    expect(await firstFrameAfter(action)).toEqual(["below"]);
  });
});
