import { getKyc } from "@lantern/contract/accounts/get-kyc.ts";
import { saveKycProfile } from "@lantern/contract/accounts/save-kyc-profile.ts";
import { getCountries } from "@lantern/contract/site/get-countries.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import {
  incomeSources,
  kycFields,
  kycLengthMax,
  kycProfileFaults,
  normalizedKycProfile,
  occupations,
  type KycField,
} from "@lantern/rules/accounts/kyc-profile.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { SelectField } from "@lantern/ui/components/select-field.tsx";
import { useForm } from "react-hook-form";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { callKey, useCall } from "../../../shared/wire/use-call.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { SecurityWait } from "../security/security-wait.tsx";
import { useRefusedAt } from "../security/use-refused-at.ts";
import type { KycStatus } from "./kyc-types.ts";
import { typedDate } from "./typed-date.ts";

type Values = Record<KycField, string>;
type Countries = readonly { readonly countryCode: string; readonly name: string }[];

export interface KycProfileStepProps {
  readonly status: KycStatus;
  readonly onDone: () => void;
}

/** Who he is, as it stands on his paper; kept by the platform when the step is done. */
export function KycProfileStep(props: KycProfileStepProps) {
  const countries = useCall(getCountries, undefined, { staleTimeMs: 3_600_000 });
  return countries.data === undefined ? <SecurityWait answer={countries} /> : <ProfileForm {...props} countries={countries.data} />;
}

function ProfileForm({ status, onDone, countries }: KycProfileStepProps & { readonly countries: Countries }) {
  const t = useText();
  const { clock, facts, queryClient } = useServices();
  const ageMin = status.ageMin === 21 ? 21 : 18;
  const { register, handleSubmit, formState, setError, setValue, getValues } = useForm<Values>({
    defaultValues: status.profile ?? normalizedKycProfile({ nationality: countries[0]?.countryCode ?? "" }),
    resolver: faultsResolver((values: Values) =>
      kycProfileFaults(normalizedKycProfile(values), {
        today: dayIn(facts.timeZone, clock.nowMs()),
        ageMin,
        countryCodes: countries.map(({ countryCode }) => countryCode),
      }),
    ),
  });
  const at = useRefusedAt(setError);
  const { run, pending } = useAction(saveKycProfile, {
    overrides: {
      "accounts.field_invalid": (refused) => at(kycFields.find((field) => field === refused.value?.["field"]) ?? "realName")(refused),
    },
  });
  const errorOf = (field: KycField) => {
    const error = formState.errors[field];
    if (error?.message === undefined) return undefined;
    return error.type === "rule" ? t(error.message as MessageId, { age: ageMin }) : error.message;
  };
  const submit = handleSubmit(async (values) => {
    const outcome = await run({ body: values });
    if (outcome?.ok !== true) return;
    queryClient.setQueryData(callKey(getKyc), outcome.value);
    onDone();
  });
  const textField = (field: "realName" | "placeOfBirth" | "address") => ({
    ...register(field),
    label: t(`kyc.field.${field}` as MessageId),
    maxLength: kycLengthMax[field],
    error: errorOf(field),
    autoCorrect: "off",
    spellCheck: false,
  });
  // In the form's order: the first that is wrong gets the focus.
  const realName = textField("realName");
  const birthDate = register("birthDate");
  return (
    <form
      className="account-form px-2"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field {...realName} icon="user" autoComplete="name" hint={t("kyc.hint.realName")} />
      <Field
        {...birthDate}
        onChange={(event) => {
          setValue("birthDate", typedDate(event.currentTarget.value, getValues("birthDate")));
          return birthDate.onChange({ ...event, target: { name: "birthDate", value: getValues("birthDate") }, type: "change" });
        }}
        label={t("kyc.field.birthDate")}
        icon="calendar"
        inputMode="numeric"
        autoComplete="bday"
        maxLength={10}
        placeholder="DD/MM/YYYY"
        dir="ltr"
        hint={t("kyc.hint.birthDate")}
        error={errorOf("birthDate")}
      />
      <Field {...textField("placeOfBirth")} icon="map-pin" autoComplete="off" />
      <SelectField
        {...register("nationality")}
        label={t("kyc.field.nationality")}
        icon="globe"
        autoComplete="country"
        error={errorOf("nationality")}
      >
        <Choose />
        {countries.map(({ countryCode, name }) => (
          <option key={countryCode} value={countryCode}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field {...textField("address")} icon="home" autoComplete="street-address" hint={t("kyc.hint.address")} />
      <SelectField {...register("occupation")} label={t("kyc.field.occupation")} icon="users" error={errorOf("occupation")}>
        <Choose />
        {occupations.map((name) => (
          <option key={name} value={name}>
            {t(`kyc.occupation.${name}` as MessageId)}
          </option>
        ))}
      </SelectField>
      <SelectField {...register("sourceOfIncome")} label={t("kyc.field.sourceOfIncome")} icon="coins" error={errorOf("sourceOfIncome")}>
        <Choose />
        {incomeSources.map((name) => (
          <option key={name} value={name}>
            {t(`kyc.income.${name}` as MessageId)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" kind="gold" size="large" wide pending={pending} className="mt-3">
        {t("kyc.continue")}
      </Button>
    </form>
  );
}

function Choose() {
  const t = useText();
  return <option value="">{t("kyc.choose")}</option>;
}

/** The day of the calendar in the merchant's zone. */
function dayIn(timeZone: string, atMs: number): { year: number; month: number; day: number } {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "numeric", day: "numeric" }).formatToParts(atMs);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf("year"), month: numberOf("month"), day: numberOf("day") };
}
