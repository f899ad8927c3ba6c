import { Button } from "@lantern/ui/components/button.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { usePasskeyLogin } from "./use-passkey-login.ts";
import { usePasskeySupport } from "./use-passkey-support.ts";

/** Login by passkey: offered by the browser in the user name's field, and on a tap here. Nothing stands here where the browser knows none. */
export function PasskeySignIn({ isRemembered }: { readonly isRemembered: () => boolean }) {
  const t = useText();
  const supported = usePasskeySupport() === true;
  const { logIn, pending } = usePasskeyLogin({ offered: supported, isRemembered });
  if (!supported) return null;
  return (
    <Button kind="quiet" wide icon="fingerprint" pending={pending} onClick={() => void logIn()}>
      {t("passkeys.signIn")}
    </Button>
  );
}
