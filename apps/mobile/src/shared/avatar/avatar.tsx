import { headIconNames, type HeadIconName } from "@lantern/rules/accounts/head-icons.ts";

/** The picture of a member who has not chosen one: always the same for the same name. */
export function usualAvatar(userName: string): HeadIconName {
  let sum = 7;
  for (const letter of userName) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return headIconNames[sum % headIconNames.length] ?? "tiger";
}

/** A member's picture, round. The name beside it says who it is. */
export function Avatar({ userName, size = 52 }: { readonly userName: string; readonly size?: number }) {
  return (
    <img
      src={`/art/avatars/${usualAvatar(userName)}.webp`}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className="avatar"
      style={{ width: size, height: size }}
    />
  );
}
