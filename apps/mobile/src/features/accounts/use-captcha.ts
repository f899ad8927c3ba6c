import { getCaptcha } from "@lantern/contract/accounts/get-captcha.ts";
import { useCallback, useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";

export interface Captcha {
  /** The picture that waits for its answer; undefined while none is asked for or one is being fetched. */
  readonly picture: { readonly captchaId: string; readonly image: string } | undefined;
  readonly shown: boolean;
  readonly loading: boolean;
  /** Shows the captcha, with a new picture. */
  readonly refresh: () => Promise<void>;
  readonly hide: () => void;
}

/** A captcha that appears when it is demanded and is drawn anew on a tap (specification 2.18, 8.3). */
export function useCaptcha(shownAtFirst = false): Captcha {
  const { wire } = useServices();
  const [shown, setShown] = useState(shownAtFirst);
  const [loading, setLoading] = useState(false);
  const [picture, setPicture] = useState<Captcha["picture"]>(undefined);
  const refresh = useCallback(async () => {
    setShown(true);
    setLoading(true);
    const outcome = await wire.callServer(getCaptcha);
    setPicture(outcome.ok ? outcome.value : undefined);
    setLoading(false);
  }, [wire]);
  const hide = useCallback(() => {
    setShown(false);
    setPicture(undefined);
  }, []);
  return { picture, shown, loading, refresh, hide };
}
