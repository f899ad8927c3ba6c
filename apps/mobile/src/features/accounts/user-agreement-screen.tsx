import { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import { Tabs } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";
import { AgreementText, type AgreementName } from "./registration/agreement-text.tsx";
import { usualAgeMin } from "./registration/usual-age.ts";

const names = ["terms", "policy"] as const;
const panelId = "agreement";

/** Terms and privacy policy as a page of their own. */
function UserAgreementScreen() {
  const t = useText();
  const { data: settings } = useCall(getRegistrationSettings);
  const [name, setName] = useState<AgreementName>("terms");
  return (
    <>
      <Tabs
        label={t("accounts.agreement.tabs")}
        items={names.map((id) => ({ id, label: t(`accounts.agreement.${id}`) }))}
        selected={name}
        onSelect={setName}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" className="mx-auto max-w-150 pt-4">
        <AgreementText name={name} age={settings?.ageMin ?? usualAgeMin} />
      </div>
    </>
  );
}

export const screen = defineScreen({
  component: UserAgreementScreen,
  load: ({ queryClient, wire }) => queryClient.prefetchQuery(callQuery(wire, getRegistrationSettings)),
});
