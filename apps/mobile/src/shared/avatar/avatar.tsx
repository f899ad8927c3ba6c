import { headIconNames, type HeadIconName } from "@lantern/rules/accounts/head-icons.ts";
import { useState } from "react";

/** The picture of a member who has not chosen one: always the same for the same name. */
export function usualAvatar(userName: string): HeadIconName {
  let sum = 7;
  for (const letter of userName) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return headIconNames[sum % headIconNames.length] ?? "tiger";
}

export interface AvatarProps {
  readonly userName: string;
  /** Path of the picture that the member chose; the usual one where it is empty, not known yet, or does not load. */
  readonly address?: string | undefined;
  readonly size?: number;
}

/** A member's picture, round. The name beside it says who it is. */
export function Avatar({ userName, address = "", size = 52 }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  const shown = address === "" || address === missing ? `/art/avatars/${usualAvatar(userName)}.webp` : address;
  return (
    <img
      src={shown}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className="avatar"
      style={{ width: size, height: size }}
      onError={() => setMissing(address)}
    />
  );
}
