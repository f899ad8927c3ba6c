import { getConsolidatedFunds } from "@lantern/contract/wallet/get-consolidated-funds.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { getsContractPrompts } from "@lantern/rules/accounts/member-types.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { useState } from "react";
import { hrefs } from "../paths.ts";
import { usePaintedPage } from "../shared/page/use-painted-page.ts";
import { useSession } from "../shared/session/use-session.ts";
import { useText } from "../shared/text/text.tsx";
import { useCall } from "../shared/wire/use-call.ts";

type Counts = Pick<CallValue<typeof getConsolidatedFunds>, "dailysalreqtype" | "divtypecompperiodreq" | "contracthoursalreq">;

export interface ContractPrompt {
  readonly text: MessageId;
  readonly href: string;
}

/** The contracts that wait for an agent's answer (specification 2.26, 3.18), each with the page where he gives it. */
export function waitingContracts(memberType: number, counts: Counts): readonly ContractPrompt[] {
  if (!getsContractPrompts(memberType)) return [];
  const all: readonly (ContractPrompt & { readonly count: number })[] = [
    { count: counts.dailysalreqtype, text: "home.contracts.dailySalary", href: hrefs.page("salaryContract") },
    { count: counts.divtypecompperiodreq, text: "home.contracts.dividend", href: hrefs.page("dividendContract") },
    { count: counts.contracthoursalreq, text: "home.contracts.hourly", href: hrefs.page("hourContract") },
  ];
  return all.filter(({ count }) => count > 0).map(({ text, href }) => ({ text, href }));
}

/** Tells an agent on home that contracts wait for him. It floats, so that nothing moves when it comes. */
export function ContractPrompts() {
  const session = useSession();
  const page = usePaintedPage();
  if (session === undefined || page !== "home" || !getsContractPrompts(session.type)) return null;
  return <Prompts memberType={session.type} />;
}

function Prompts({ memberType }: { readonly memberType: number }) {
  const t = useText();
  const { data } = useCall(getConsolidatedFunds);
  const [closed, setClosed] = useState(false);
  const prompts = data === undefined ? [] : waitingContracts(memberType, data);
  if (closed || prompts.length === 0) return null;
  return (
    <aside className="prompt" aria-label={t("home.contracts.title")}>
      <Icon name="handshake" size={28} className="text-paper-2" />
      <span className="min-w-0 flex-1">
        <span className="text-label block">{t("home.contracts.title")}</span>
        {prompts.map(({ text, href }) => (
          <Link key={text} href={href} className="text-label me-4 inline-flex min-h-8 items-center gap-1 text-lit">
            {t(text)}
            <Icon name="caret-right" size={12} />
          </Link>
        ))}
      </span>
      <IconButton icon="close" label={t("shell.close")} size={18} onClick={() => setClosed(true)} />
    </aside>
  );
}
