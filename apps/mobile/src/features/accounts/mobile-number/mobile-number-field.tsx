import "../entrance.css";
import { getCountries } from "@lantern/contract/site/get-countries.ts";
import { Field, type FieldProps } from "@lantern/ui/components/field.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useState } from "react";
import { latePart } from "../../../shared/page/late-part.tsx";
import { useAlive } from "../../../shared/page/use-alive.ts";
import { useText } from "../../../shared/text/text.tsx";
import { useCall } from "../../../shared/wire/use-call.ts";
import { CountryFlag } from "./country-flag.tsx";
import { countryOfCode } from "./search-countries.ts";

const DiallingCodeSheet = latePart(async () => (await import("./dialling-code-sheet.tsx")).DiallingCodeSheet, { asked: true });

export interface MobileNumberFieldProps extends Omit<FieldProps, "leading" | "trailing" | "icon"> {
  /** With its plus, such as +95. */
  readonly countryDialingCode: string;
  readonly onDiallingCode: (countryDialingCode: string) => void;
}

/** A mobile number with its dialling code, which a tap opens as a list of countries (specification 2.17). */
export function MobileNumberField({ countryDialingCode, onDiallingCode, ...field }: MobileNumberFieldProps) {
  const t = useText();
  const alive = useAlive();
  const { data: countries = [] } = useCall(getCountries, undefined, { enabled: alive, staleTimeMs: Number.POSITIVE_INFINITY });
  const [picked, setPicked] = useState<string>();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const sharing = countries.filter((country) => country.countryDialingCode === countryDialingCode);
  const country = sharing.find(({ countryCode }) => countryCode === picked) ?? countryOfCode(countries, countryDialingCode);
  return (
    <>
      <Field
        autoComplete="tel-national"
        {...field}
        type="tel"
        inputMode="tel"
        maxLength={24}
        leading={
          <button
            type="button"
            className="dialling-code pressable"
            aria-haspopup="dialog"
            aria-label={t("entrance.dialling.choose", { code: countryDialingCode, country: country?.name ?? "" })}
            onClick={() => {
              setAsked(true);
              setOpen(true);
            }}
          >
            {country === undefined ? (
              <span className="size-6 flex-none rounded-full bg-ink-3" />
            ) : (
              <CountryFlag countryCode={country.countryCode} size={24} />
            )}
            <span className="tabular-nums" dir="ltr">
              {countryDialingCode}
            </span>
            <Icon name="caret-down" size={14} />
          </button>
        }
      />
      {asked && (
        <DiallingCodeSheet
          open={open}
          onClose={() => setOpen(false)}
          chosen={country?.countryCode}
          onChoose={(chosen) => {
            setPicked(chosen.countryCode);
            onDiallingCode(chosen.countryDialingCode);
          }}
        />
      )}
    </>
  );
}
