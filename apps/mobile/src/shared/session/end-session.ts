import { forgetRemembered } from "../offline/remembered.ts";
import type { AppServices } from "../page/app-services.tsx";

/** Forgets the session and everything read with it (specification 4.1.2). */
export function endSession({ session, queryClient }: Pick<AppServices, "session" | "queryClient">): void {
  session.end();
  forgetRemembered();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === "private" });
}
