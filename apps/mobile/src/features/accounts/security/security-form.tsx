import { Button } from "@lantern/ui/components/button.tsx";
import type { ReactNode } from "react";

export interface SecurityFormProps {
  /** What is set here and why, before the fields. */
  readonly intro: ReactNode;
  readonly submitLabel: string;
  readonly pending: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
  /** Another way, below the button. */
  readonly after?: ReactNode;
}

/** A form of the security centre: why, the fields, the one gold button. */
export function SecurityForm({ intro, submitLabel, pending, onSubmit, children, after }: SecurityFormProps) {
  return (
    <form
      className="account-form px-6 pt-3 pb-8"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <p className="text-body mb-1 text-paper-2">{intro}</p>
      {children}
      <Button type="submit" kind="gold" size="large" wide pending={pending} className="mt-2">
        {submitLabel}
      </Button>
      {after}
    </form>
  );
}
