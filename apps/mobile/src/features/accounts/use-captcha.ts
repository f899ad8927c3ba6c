import { getCaptcha } from "@lantern/contract/accounts/get-captcha.ts";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";

export interface Captcha {
  /** The picture that waits for its answer; undefined while none is asked for or one is being fetched. */
  readonly picture: { readonly captchaId: string; readonly image: string } | undefined;
  readonly shown: boolean;
  readonly loading: boolean;
  /** Shows the captcha, with a new picture. */
  readonly refresh: () => Promise<void>;
  readonly hide: () => void;
  /** The fields of a call that carry the answer; none while no captcha is shown. */
  readonly answered: (answer: string) => { readonly captcha?: string; readonly captchaId?: string };
}

/** A captcha that appears when it is demanded and is drawn anew on a tap (specification 2.18, 8.3). */
export function useCaptcha({ atFirst = false }: { readonly atFirst?: boolean } = {}): Captcha {
  const { wire } = useServices();
  const [shown, setShown] = useState(atFirst);
  const [loading, setLoading] = useState(atFirst);
  const [picture, setPicture] = useState<Captcha["picture"]>(undefined);
  const refresh = useCallback(async () => {
    setShown(true);
    setLoading(true);
    const outcome = await wire.callServer(getCaptcha);
    setPicture(outcome.ok ? outcome.value : undefined);
    setLoading(false);
  }, [wire]);
  useEffect(() => {
    if (atFirst) void refresh();
  }, [atFirst, refresh]);
  const hide = useCallback(() => {
    setShown(false);
    setPicture(undefined);
  }, []);
  const answered = (answer: string) =>
    shown ? { captcha: answer.trim(), ...(picture === undefined ? {} : { captchaId: picture.captchaId }) } : {};
  return { picture, shown, loading, refresh, hide, answered };
}

/** Once a captcha is there that somebody asked for by a tap, the person goes on in its field. */
export function useFocusOnCaptcha(
  captcha: Captcha,
  { unasked = false, focus }: { readonly unasked?: boolean; readonly focus: () => void },
) {
  const enter = useEffectEvent(focus);
  const { shown } = captcha;
  useEffect(() => {
    if (shown && !unasked) enter();
  }, [shown, unasked]);
}
