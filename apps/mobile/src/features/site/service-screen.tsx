import { Icon } from "@lantern/ui/components/icon.tsx";
import { hrefs } from "../../paths.ts";
import { defineScreen } from "../../shared/page/screen.ts";
import { ServiceEntries } from "../../shared/service/service-entries.tsx";
import { useText } from "../../shared/text/text.tsx";
import { CustomerServiceEntry } from "./customer-service-entry.tsx";

const questions = ["password", "limits", "fair", "balance", "language"] as const;

/** Customer service as a page: the ways to a person, and answers to what is asked most. */
function ServiceScreen() {
  const t = useText();
  return (
    <div className="px-4 pt-2">
      <CustomerServiceEntry />
      <ServiceEntries here={hrefs.page("service")} />
      <h2 className="text-title mt-7 mb-2">{t("service.questions")}</h2>
      <div className="card overflow-hidden">
        {questions.map((question) => (
          <details key={question} className="group border-t border-line first:border-t-0">
            <summary className="text-lead flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 text-[15px]! [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">{t(`service.question.${question}`)}</span>
              <Icon name="caret-down" size={16} className="text-paper-3 transition-transform duration-(--quick) group-open:rotate-180" />
            </summary>
            <p className="text-body px-4 pb-4 text-paper-2">{t(`service.answer.${question}`)}</p>
          </details>
        ))}
      </div>
    </div>
  );
}

export const screen = defineScreen({ component: ServiceScreen });
