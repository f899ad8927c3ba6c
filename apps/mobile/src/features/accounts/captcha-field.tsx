import { Field, type FieldProps } from "@lantern/ui/components/field.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../shared/text/text.tsx";
import type { Captcha } from "./use-captcha.ts";

/** The sum in a picture and the field for its answer; a tap on the picture draws another (specification 2.18.2). */
export function CaptchaField({ captcha, hint, ...field }: Omit<FieldProps, "label" | "trailing"> & { readonly captcha: Captcha }) {
  const t = useText();
  const { picture, loading, refresh } = captcha;
  return (
    <Field
      {...field}
      label={t("accounts.captcha.label")}
      icon="shield"
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      hint={!loading && picture === undefined ? t("accounts.captcha.failed") : hint}
      trailing={
        <button type="button" className="captcha-image pressable" aria-label={t("accounts.captcha.refresh")} onClick={() => void refresh()}>
          {loading && <Skeleton className="block h-full w-full" />}
          {!loading && picture !== undefined && <img src={picture.image} alt={t("accounts.captcha.picture")} />}
          {!loading && picture === undefined && <Icon name="refresh" size={20} />}
        </button>
      }
    />
  );
}
