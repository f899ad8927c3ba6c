import type { MessageId } from "@lantern/phrases/message-ids.ts";
import type { KycSide } from "@lantern/rules/accounts/kyc-states.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useRef } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { KycPicture } from "./kyc-picture.tsx";

export interface DocumentCardProps {
  readonly side: KycSide;
  readonly received: boolean;
  readonly preview: string | undefined;
  readonly sending: boolean;
  /** Another one is being sent. */
  readonly busy: boolean;
  readonly onPhoto: (file: Blob) => void;
}

/** One photo: what it should show, or what was taken, and the ways to take it: the camera of the right side, or the gallery. */
export function DocumentCard({ side, received, preview, sending, busy, onPhoto }: DocumentCardProps) {
  const t = useText();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const name = t(`kyc.side.${side}` as MessageId);
  const input = (ref: typeof camera, label: string, capture?: "user" | "environment") => (
    <input
      ref={ref}
      type="file"
      accept="image/png,image/jpeg"
      capture={capture}
      data-side={capture === undefined ? undefined : side}
      className="sr-only"
      tabIndex={-1}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const [photo] = currentTarget.files ?? [];
        if (photo !== undefined) onPhoto(photo);
        // The same file chosen again is a new choice.
        currentTarget.value = "";
      }}
    />
  );
  return (
    <section className="account-card grid gap-3" aria-labelledby={`kyc-${side}`} aria-busy={sending}>
      <h2 id={`kyc-${side}`} className="text-lead flex items-center gap-2 text-[15px]!">
        <span className="min-w-0 flex-1">{name}</span>
        {received && !sending && (
          <span className="text-label flex flex-none items-center gap-1 text-jade">
            <Icon name="check-circle" size={16} />
            {t("kyc.received")}
          </span>
        )}
        {sending && (
          <span role="status" className="text-label flex-none text-paper-2">
            {t("kyc.sending")}
          </span>
        )}
      </h2>
      <div className="kyc-frame" data-received={received || undefined}>
        {preview === undefined ? <KycPicture side={side} /> : <img src={preview} alt={t("kyc.preview", { side: name })} />}
        {preview === undefined && received && (
          <span className="kyc-tick" aria-hidden="true">
            <Icon name="check" size={28} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="quiet"
          icon="camera"
          className="flex-auto"
          pending={sending}
          disabled={busy}
          aria-describedby={`kyc-${side}`}
          onClick={() => camera.current?.click()}
        >
          {received ? t("kyc.retake") : t("kyc.take")}
        </Button>
        <Button
          kind="plain"
          icon="image"
          className="flex-auto"
          disabled={busy || sending}
          aria-describedby={`kyc-${side}`}
          onClick={() => gallery.current?.click()}
        >
          {t("kyc.pick")}
        </Button>
      </div>
      {input(camera, t("kyc.takeOf", { side: name }), side === "selfie" ? "user" : "environment")}
      {input(gallery, t("kyc.pickOf", { side: name }))}
    </section>
  );
}
