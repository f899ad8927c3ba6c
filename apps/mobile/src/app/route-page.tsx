import { use } from "react";
import type { RouteRow } from "./route-table.ts";
import { loadedScreen, loadScreen } from "./screens.ts";

const pending = new Map<string, ReturnType<typeof loadScreen>>();

/** The content of a route: its screen, which the loader has brought already. */
export function RoutePage({ row }: { readonly row: RouteRow }) {
  const screen = loadedScreen(row.screen) ?? use(pendingScreen(row.screen));
  const Content = screen.component;
  return <Content />;
}

function pendingScreen(name: string): ReturnType<typeof loadScreen> {
  const known = pending.get(name);
  if (known !== undefined) return known;
  const loading = loadScreen(name);
  pending.set(name, loading);
  return loading;
}
