import "../entrance.css";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field, type FieldProps } from "@lantern/ui/components/field.tsx";
import { useCountdown } from "@lantern/ui/components/use-countdown.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { keepFocus } from "../keep-focus.ts";
import { useOneTimeCode } from "./use-one-time-code.ts";

export interface CodeFieldProps extends Omit<FieldProps, "trailing"> {
  /** When the next code may be asked for, ms of the server's clock; null where none was sent. */
  readonly nextAtMs: number | null;
  readonly sending: boolean;
  readonly onFetch: () => void;
  /** The browser took the code out of the SMS. */
  readonly onCode: (code: string) => void;
}

/** A code that was sent, with the button that sends it and then counts down to the platform's own time (specification 4.7.3, 9.6). */
export function CodeField({ nextAtMs, sending, onFetch, onCode, ...field }: CodeFieldProps) {
  const t = useText();
  const { clock } = useServices();
  const remainingMs = useCountdown({ endsAtMs: nextAtMs, nowMs: clock.nowMs });
  useOneTimeCode({ awaited: nextAtMs !== null, onCode });
  const seconds = remainingMs === null ? undefined : Math.ceil(remainingMs / 1000);
  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      trailing={
        <Button
          className="code-button"
          pending={sending}
          disabled={seconds !== undefined}
          aria-label={seconds === undefined ? undefined : t("entrance.code.waitInFull", { seconds })}
          onMouseDown={keepFocus}
          onClick={onFetch}
        >
          {seconds === undefined ? t("entrance.code.fetch") : t("entrance.code.wait", { seconds })}
        </Button>
      }
    />
  );
}
