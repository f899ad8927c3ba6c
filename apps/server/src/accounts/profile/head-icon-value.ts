import type { getHeadIcon } from "@lantern/contract/accounts/get-head-icon.ts";
import type { CallValue } from "@lantern/contract/call.ts";

export type HeadIcon = CallValue<typeof getHeadIcon>;

/** Sides of the squares that are kept of a member's own picture, in pixels, by the names that their addresses have. */
export const headIconSides = { small: 128, large: 512 } as const;

export type HeadIconSize = keyof typeof headIconSides;

/** Where a member's own picture is served (`head-icon-plugin.ts`). */
export function headIconAddress(id: string, size: HeadIconSize): string {
  return `/head-icons/${id}/${size}.webp`;
}

/** The picture of a member as clients get it, by what is stored on the account. */
export function headIconValue({
  head_icon_name,
  head_icon_id,
}: {
  readonly head_icon_name: string | null;
  readonly head_icon_id: string | null;
}): HeadIcon {
  if (head_icon_id !== null)
    return {
      kind: "picture",
      name: "",
      address: headIconAddress(head_icon_id, "small"),
      largeAddress: headIconAddress(head_icon_id, "large"),
    };
  if (head_icon_name !== null) {
    const address = `/art/avatars/${head_icon_name}.webp`;
    return { kind: "drawn", name: head_icon_name, address, largeAddress: address };
  }
  return { kind: "usual", name: "", address: "", largeAddress: "" };
}
