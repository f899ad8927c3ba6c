import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { setNickname } from "@lantern/contract/accounts/set-nickname.ts";
import { checkField } from "@lantern/rules/accounts/form-rules.ts";
import { normalizedName } from "@lantern/rules/accounts/person-name.ts";
import { fieldPatterns } from "@lantern/rules/accounts/registration-defaults.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { useForm } from "react-hook-form";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { callKey } from "../../../shared/wire/use-call.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { useRefusedAt } from "../security/use-refused-at.ts";
import { useFieldError } from "../use-field-error.ts";

/** The nickname; an empty one takes it away. */
export function NicknameForm({ nickname }: { readonly nickname: string }) {
  const t = useText();
  const { toasts, queryClient } = useServices();
  const { register, handleSubmit, formState, setError } = useForm<{ nickname: string }>({
    values: { nickname },
    resetOptions: { keepDirtyValues: true },
    resolver: faultsResolver(({ nickname: typed }: { nickname: string }) => {
      const setting = { field: "nickname", enabled: true, required: false, patterns: [fieldPatterns.name] };
      return [checkField(setting, { nickname: normalizedName(typed) })].filter((fault) => fault !== undefined);
    }),
  });
  const textOf = useFieldError();
  const at = useRefusedAt(setError);
  const { run, pending } = useAction(setNickname, { overrides: { "accounts.field_invalid": at("nickname") } });
  const submit = handleSubmit(async (body) => {
    const outcome = await run({ body });
    if (outcome?.ok !== true) return;
    toasts.show("success", t("security.profile.nicknameSaved"));
    void queryClient.invalidateQueries({ queryKey: callKey(getMemberInfo) });
    void queryClient.invalidateQueries({ queryKey: callKey(getSecurityConfiguration) });
  });
  return (
    <form
      className="account-form px-4 pt-6 pb-8"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        {...register("nickname")}
        label={t("accounts.field.nickname")}
        icon="user"
        autoComplete="nickname"
        maxLength={64}
        error={textOf(formState.errors.nickname)}
      />
      <Button type="submit" kind="gold" size="large" wide pending={pending} disabled={!formState.isDirty}>
        {t("security.profile.saveNickname")}
      </Button>
    </form>
  );
}
