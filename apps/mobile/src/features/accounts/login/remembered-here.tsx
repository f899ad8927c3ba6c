import { Button } from "@lantern/ui/components/button.tsx";
import { FieldError } from "@lantern/ui/components/field.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useText } from "../../../shared/text/text.tsx";

export interface RememberedHereProps {
  readonly onUsePassword: () => void;
  readonly error: string | undefined;
}

/** Stands in the password's place where this device is remembered: there is no password that an eye could show. */
export function RememberedHere({ onUsePassword, error }: RememberedHereProps) {
  const t = useText();
  return (
    <div>
      <div className="field gap-2!" data-remembered="">
        <Icon name="shield" size={20} />
        <span className="min-w-0 flex-1 py-2">
          <span className="field-label">{t("accounts.login.rememberedHere")}</span>
          <span className="text-body block font-semibold! text-paper!">{t("accounts.login.rememberedNote")}</span>
        </span>
        <Button className="flex-none px-2! text-[14px]! whitespace-nowrap text-paper-2!" onClick={onUsePassword}>
          {t("accounts.login.usePassword")}
        </Button>
      </div>
      <FieldError error={error} />
    </div>
  );
}
