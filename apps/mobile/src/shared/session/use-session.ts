import { useSyncExternalStore } from "react";
import { useServices } from "../page/app-services.tsx";
import type { SessionInfo } from "./session-info.ts";

/** The session, or undefined for a visitor. The first HTML is always the visitor's, and so is the first render in the browser. */
export function useSession(): SessionInfo | undefined {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current, () => undefined);
}
