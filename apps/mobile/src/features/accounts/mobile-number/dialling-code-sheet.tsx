import { getCountries } from "@lantern/contract/site/get-countries.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useDeferredValue, useState } from "react";
import { LoadFailed } from "../../../shared/page/load-failed.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useCall } from "../../../shared/wire/use-call.ts";
import { CountryFlag } from "./country-flag.tsx";
import { searchCountries, type Country } from "./search-countries.ts";

export interface DiallingCodeSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Country whose code is chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (country: Country) => void;
}

/** Every country with its flag and code, the merchant's own first, found by name or code (specification 2.17). */
export function DiallingCodeSheet({ open, onClose, chosen, onChoose }: DiallingCodeSheetProps) {
  const t = useText();
  const { data: countries, isError, isFetching, refetch } = useCall(getCountries);
  const [typed, setTyped] = useState("");
  const sought = useDeferredValue(typed);
  const found = countries === undefined ? undefined : searchCountries(countries, sought);
  return (
    <Sheet open={open} onClose={onClose} title={t("entrance.dialling.title")} closeLabel={t("shell.close")}>
      <div className="country-search">
        <label className="country-search-box">
          <Icon name="search" size={20} />
          <span className="sr-only">{t("entrance.dialling.search")}</span>
          <input
            type="search"
            className="field-input"
            placeholder={t("entrance.dialling.search")}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </div>
      <div className="country-list">
        {found === undefined && !isError && <CountriesLoading />}
        {found === undefined && isError && (
          <LoadFailed title={t("entrance.dialling.failed")} pending={isFetching} onRetry={() => void refetch()} />
        )}
        {found?.length === 0 && <EmptyState picture="search" title={t("entrance.dialling.none")} note={t("entrance.dialling.noneNote")} />}
        <ul>
          {found?.map((country) => (
            <li key={country.countryCode} className="country-row">
              <button
                type="button"
                className="country-option"
                aria-pressed={country.countryCode === chosen}
                onClick={() => {
                  onChoose(country);
                  onClose();
                }}
              >
                <CountryFlag countryCode={country.countryCode} size={28} />
                <span className="min-w-0 flex-1 text-start">{country.name}</span>
                <span className="font-title font-semibold text-paper-2 tabular-nums" dir="ltr">
                  {country.countryDialingCode}
                </span>
                <Icon name="check" size={18} className={country.countryCode === chosen ? "text-lit" : "invisible"} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function CountriesLoading() {
  const t = useText();
  return (
    <div role="status" aria-label={t("shell.loading")} className="grid gap-2 pt-1">
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} className="h-12 rounded-m" />
      ))}
    </div>
  );
}
