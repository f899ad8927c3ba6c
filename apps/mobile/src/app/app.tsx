import { LinkProvider } from "@lantern/ui/components/link.tsx";
import type { I18n } from "@lingui/core";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RouterLink } from "../shared/layout/router-link.tsx";
import { ServicesProvider, type AppServices } from "../shared/page/app-services.tsx";
import { TextProvider } from "../shared/text/text.tsx";

/** What stands around the router, on the server and in the browser alike. */
export function AppProviders({ services, i18n, children }: { readonly services: AppServices; readonly i18n: I18n; readonly children: ReactNode }) {
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <TextProvider i18n={i18n}>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
        </TextProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
