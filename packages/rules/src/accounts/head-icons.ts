/** The pictures that a member may stand behind (`art/avatars` of the player's app), in the order in which they are offered. */
export const headIconNames = [
  "tiger",
  "elephant",
  "rabbit",
  "owl",
  "buffalo",
  "cat",
  "macaque",
  "gecko",
  "rooster",
  "koi",
  "peacock",
  "dragon",
  "panda",
  "turtle",
  "fox",
  "crane",
] as const;

export type HeadIconName = (typeof headIconNames)[number];

export function isHeadIconName(name: string): name is HeadIconName {
  return (headIconNames as readonly string[]).includes(name);
}
