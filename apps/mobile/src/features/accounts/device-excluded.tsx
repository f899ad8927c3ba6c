import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useEffect, useRef } from "react";
import { hrefs } from "../../paths.ts";
import { useText } from "../../shared/text/text.tsx";

export interface DeviceExcludedProps {
  /** The refusal in the platform's words. */
  readonly message: string;
  /** The form may be sent again, which helps once the break is over. */
  readonly onAgain?: () => void;
}

/**
 * Somebody who plays on this device takes a break from play, so neither an account nor test play begins here: why, and what can be done all
 * the same. It takes the focus, which was on a button that is gone.
 */
export function DeviceExcluded({ message, onAgain }: DeviceExcludedProps) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      role="alert"
      tabIndex={-1}
      className="rounded-l bg-ink-2 p-4 text-start [box-shadow:var(--edge-light)] outline-none"
    >
      <div className="flex gap-3">
        <Icon name="hourglass" size={24} className="flex-none text-lit" />
        <div className="min-w-0">
          <h2 className="text-lead">{t("entrance.excluded.title")}</h2>
          <p className="text-body mt-1 text-paper-2">{message}</p>
          <p className="text-body mt-2 text-paper-2">{t("entrance.excluded.own")}</p>
        </div>
      </div>
      <div className="mt-4 grid gap-2">
        <ButtonLink kind="gold" wide icon="chat" href={hrefs.page("service")}>
          {t("entrance.forget.askService")}
        </ButtonLink>
        <ButtonLink kind="quiet" wide href={hrefs.page("login")}>
          {t("shell.logIn")}
        </ButtonLink>
        {onAgain !== undefined && (
          <Button wide onClick={onAgain}>
            {t("entrance.excluded.again")}
          </Button>
        )}
      </div>
    </section>
  );
}
