import { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import type { FormValues } from "@lantern/rules/accounts/form-rules.ts";
import { registrationMethods, type RegistrationFlags, type RegistrationMethod } from "@lantern/rules/accounts/registration-rules.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { IconButton, IconLink } from "@lantern/ui/components/icon-button.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { hrefs } from "../../paths.ts";
import { overlays } from "../../shared/layout/overlays.ts";
import { latePart } from "../../shared/page/late-part.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useFlags, useSystemStatus } from "../../shared/page/use-site.ts";
import { useText } from "../../shared/text/text.tsx";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";
import { AccountScene } from "./account-scene.tsx";
import { useDiallingCode } from "./mobile-number/use-dialling-code.ts";
import { InvitationNote } from "./registration/invitation-note.tsx";
import { RegisterForm } from "./registration/register-form.tsx";
import { useInvitation } from "./registration/use-invitation.ts";
import { SocialRegistrationNote } from "./social/social-registration-note.tsx";

const FirebaseRegisterForm = latePart(async () => (await import("./firebase/firebase-register-form.tsx")).FirebaseRegisterForm, {
  asked: true,
});

/** Registration (specification 2.21–2.24). */
function RegisterScreen() {
  const t = useText();
  const freePlay = useFlags().has("FREEPLAY3");
  const aside = (
    <>
      {freePlay && <IconLink icon="gamepad" label={t("shell.freePlay")} href={hrefs.page("freeTrial")} />}
      <IconButton icon="more" label={t("shell.more")} aria-haspopup="dialog" onClick={() => overlays.open("panel")} />
    </>
  );
  return (
    <AccountScene height="low" title={t("accounts.register.title")} note={t("accounts.register.note")} aside={aside}>
      <Registration />
      <div className="account-foot">
        <Link href={hrefs.page("home")} className="text-label pressable inline-flex min-h-11 items-center text-[14px]! text-paper-2">
          {t("accounts.register.home")}
        </Link>
        <p className="text-label ms-auto flex items-center gap-x-2 text-[14px]! whitespace-nowrap text-paper-2">
          {t("accounts.register.haveAccount")}
          <Link href={hrefs.page("login")} className="inline-flex min-h-11 items-center font-bold text-paper underline underline-offset-4">
            {t("shell.logIn")}
          </Link>
        </p>
      </div>
    </AccountScene>
  );
}

/** The method's tabs where there is a choice, and the form of the chosen one (specification 2.22). */
function Registration() {
  const t = useText();
  const settings = useCall(getRegistrationSettings, undefined, { staleTimeMs: 300_000 });
  const flags = registrationFlagsOf(useFlags());
  const { methods, initial, selector } = registrationMethods(flags);
  const [chosen, setChosen] = useState<RegistrationMethod>();
  const [countryDialingCode, setDiallingCode] = useDiallingCode();
  const [left, setLeft] = useState<FormValues>({});
  const { invitation, dropInvitation } = useInvitation();
  const method = chosen ?? initial;
  const firebase = useSystemStatus()?.info.firebase !== undefined;
  const Form = firebase && method === "mobileNum" && flags.mobileVerification ? FirebaseRegisterForm : RegisterForm;
  if (settings.isError && settings.data === undefined) {
    return (
      <ErrorState
        title={t("accounts.register.failed")}
        retryLabel={t("shell.retry")}
        pending={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  if (settings.data === undefined) return <FormSkeleton />;
  if (method === undefined) return <EmptyState title={t("accounts.register.closed")} />;
  return (
    <>
      {selector && (
        <div className="mb-3">
          <Segmented
            label={t("accounts.register.method")}
            items={methods.map((id) => ({ id, label: t(`accounts.register.method.${id}`) }))}
            selected={method}
            onSelect={setChosen}
          />
        </div>
      )}
      <InvitationNote invitation={invitation} />
      <SocialRegistrationNote />
      <Form
        key={method}
        method={method}
        settings={settings.data}
        flags={flags}
        invitation={invitation}
        onUninvited={dropInvitation}
        countryDialingCode={countryDialingCode}
        onDiallingCode={setDiallingCode}
        left={left}
        onLeave={setLeft}
      />
    </>
  );
}

function FormSkeleton() {
  const t = useText();
  return (
    <div className="account-form" role="status" aria-label={t("shell.loading")}>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="block h-15 w-full rounded-m" />
      ))}
    </div>
  );
}

function registrationFlagsOf(flags: ReadonlySet<string>): RegistrationFlags {
  return {
    username: flags.has("USERNAMEREG3"),
    mobileNum: flags.has("MOBILENUMREG3"),
    mobileVerification: flags.has("REGMOBVERF3"),
    mobilePassword: flags.has("MOBILENUMPASSREG3"),
  };
}

export const screen = defineScreen({
  component: RegisterScreen,
  load: ({ queryClient, wire }) => queryClient.prefetchQuery(callQuery(wire, getRegistrationSettings)),
});
