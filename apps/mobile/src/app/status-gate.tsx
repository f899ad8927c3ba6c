import type { ReactNode } from "react";
import { latePart } from "../shared/page/late-part.tsx";
import { houseClosedScreen, loadedScreen, loadScreen } from "./screens.ts";
import { useHouse } from "./use-house.ts";

/** Where the house closes while the app runs; a first page that is closed already has brought the code. */
const LateClosed = latePart(async () => (await loadScreen(houseClosedScreen)).component);

/** Lets the app through while the house is open; the page that says why it is closed comes and goes by itself (specification 2.52). */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  if (useHouse() === "open") return children;
  const Closed = loadedScreen(houseClosedScreen)?.component ?? LateClosed;
  return <Closed />;
}
