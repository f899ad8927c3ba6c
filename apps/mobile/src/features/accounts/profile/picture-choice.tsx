import { getHeadIcon } from "@lantern/contract/accounts/get-head-icon.ts";
import { headIconNames } from "@lantern/rules/accounts/head-icons.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { useEffect, useRef } from "react";
import { AccountSeal } from "../account-seal.tsx";
import { Avatar, usualAvatar } from "../../../shared/avatar/avatar.tsx";
import { useSession } from "../../../shared/session/use-session.ts";
import { useText } from "../../../shared/text/text.tsx";
import { useCall } from "../../../shared/wire/use-call.ts";
import { useSetHeadIcon } from "./use-set-head-icon.ts";
import "./profile.css";

/** The member's picture, large, with a way to one of his own, and the drawn ones to choose from. */
export function PictureChoice() {
  const t = useText();
  const session = useSession();
  const { data: icon } = useCall(getHeadIcon);
  const { choose, upload, pending } = useSetHeadIcon();
  const file = useRef<HTMLInputElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const userName = session?.userName ?? "";
  const chosen = icon?.kind === "picture" ? undefined : icon?.kind === "drawn" ? icon.name : usualAvatar(userName);
  const isKnown = icon !== undefined;
  // The one that is chosen may hang far along the rows.
  useEffect(() => {
    if (isKnown) drawn.current?.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isKnown]);
  return (
    <section aria-labelledby="picture-title">
      <div className="flex flex-col items-center pt-5 pb-4" aria-busy={pending}>
        <button type="button" className="picture-own" disabled={pending} onClick={() => file.current?.click()}>
          <Avatar userName={userName} address={icon?.largeAddress} size={112} />
          <AccountSeal icon="camera" size={20} className="picture-camera" />
          <span className="sr-only">{t("security.profile.upload")}</span>
        </button>
        <p className="text-label mt-3 text-center font-medium! text-paper-2">{t("security.profile.uploadHint")}</p>
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg"
          className="sr-only"
          tabIndex={-1}
          aria-label={t("security.profile.upload")}
          onChange={({ currentTarget }) => {
            const [picture] = currentTarget.files ?? [];
            if (picture !== undefined) void upload(picture);
            // The same file chosen again is a new choice.
            currentTarget.value = "";
          }}
        />
      </div>
      <h2 id="picture-title" className="text-label mb-2 px-4 text-paper-3">
        {t("security.profile.choose")}
      </h2>
      <div ref={drawn} className="picture-grid" role="group" aria-labelledby="picture-title">
        {headIconNames.map((name) => (
          <button
            key={name}
            type="button"
            className="picture-drawn"
            aria-pressed={name === chosen}
            aria-label={t(`security.picture.${name}` as MessageId)}
            disabled={pending}
            onClick={() => void choose(name)}
          >
            <img src={`/art/avatars/${name}.webp`} alt="" width={64} height={64} loading="lazy" decoding="async" />
            {name === chosen && <AccountSeal icon="check" size={14} className="picture-mark" />}
          </button>
        ))}
      </div>
    </section>
  );
}
