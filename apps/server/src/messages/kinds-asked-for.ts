import type { AnnouncementKind } from "./announcement-rows.ts";

/** Every kind of announcement (specification 3.20.5, 7.17.1). */
export const announcementKinds: readonly AnnouncementKind[] = ["A", "PL", "B", "PU", "PR", "H"];

/** The kinds in a list with commas; all where it is empty. `Promotion` is another word for PR; words that are no kind ask for nothing. */
export function kindsAskedFor<Kind extends AnnouncementKind>(types: string | undefined, all: readonly Kind[]): readonly Kind[] {
  if (types === undefined || types.trim() === "") return all;
  const asked = new Set(types.split(",").map((type) => (type.trim().toLowerCase() === "promotion" ? "PR" : type.trim().toUpperCase())));
  return all.filter((kind) => asked.has(kind));
}
