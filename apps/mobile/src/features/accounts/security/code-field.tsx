import { Button } from "@lantern/ui/components/button.tsx";
import { Field, type FieldProps } from "@lantern/ui/components/field.tsx";
import { useCountdown } from "@lantern/ui/components/use-countdown.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";

export interface CodeFieldProps extends Omit<FieldProps, "label" | "icon" | "trailing"> {
  /** When the next code may be asked for, ms of the server's clock; null where none was sent. */
  readonly nextAtMs: number | null;
  readonly sending: boolean;
  readonly onSend: () => void;
}

/** The code that was sent, with the button that sends it; from one code to the next it counts down to the platform's own time. */
export function CodeField({ nextAtMs, sending, onSend, ...field }: CodeFieldProps) {
  const t = useText();
  const { clock } = useServices();
  const remainingMs = useCountdown({ endsAtMs: nextAtMs, nowMs: clock.nowMs });
  const waiting = remainingMs !== null;
  return (
    <Field
      {...field}
      label={t("security.code.label")}
      icon="mail-open"
      inputMode="numeric"
      autoComplete="one-time-code"
      trailing={
        <Button kind="quiet" size="small" className="me-2 flex-none" pending={sending} disabled={waiting} onClick={onSend}>
          {waiting ? t("security.code.again", { seconds: Math.ceil(remainingMs / 1_000) }) : t("security.code.send")}
        </Button>
      }
    />
  );
}
