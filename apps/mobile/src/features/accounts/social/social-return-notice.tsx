import { Icon } from "@lantern/ui/components/icon.tsx";
import { useText } from "../../../shared/text/text.tsx";
import type { SocialReturnState } from "./use-social-return.ts";
import "./social.css";

/** Says what becomes of a sign-in that has come back, or why it came to nothing. */
export function SocialReturnNotice({
  state: { pending, fault },
  pendingText,
}: {
  readonly state: SocialReturnState;
  readonly pendingText: string;
}) {
  if (pending) {
    return (
      <p className="social-notice" role="status">
        <span className="social-wick" aria-hidden="true" />
        {pendingText}
      </p>
    );
  }
  if (fault === undefined) return null;
  return (
    <p className="social-notice" data-look="fault" role="alert">
      <Icon name="warning-circle" size={20} className="flex-none" />
      <span className="min-w-0">{fault}</span>
    </p>
  );
}

/** The same with the login page's words. */
export function SocialLoginNotice({ state }: { readonly state: SocialReturnState }) {
  const t = useText();
  return <SocialReturnNotice state={state} pendingText={t("social.checking")} />;
}
