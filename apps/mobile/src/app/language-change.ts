import type { AppServices } from "../shared/page/app-services.tsx";

/** Content is read anew this long after the last change of language, in ms (specification 9.5.1). */
export const languageRefreshMs = 250;

/** What follows a change of language: content in it, once the person has stopped choosing. */
export function makeLanguageFollower(services: () => Pick<AppServices, "queryClient">): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void services().queryClient.invalidateQueries(), languageRefreshMs);
  };
}
