import { useEffect, useEffectEvent } from "react";
import { MotifProvider } from "@lantern/ui/components/motif.tsx";
import { LinkProvider } from "@lantern/ui/components/link.tsx";
import type { I18n } from "@lingui/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterLink } from "../shared/layout/router-link.tsx";
import { RouterProvider } from "../shared/router/router-context.tsx";
import type { Router } from "../shared/router/router.ts";
import { ServicesProvider, type AppServices } from "../shared/page/app-services.tsx";
import { TextProvider } from "../shared/text/text.tsx";
import { AppFrame } from "./app-frame.tsx";

export interface AppProps {
  readonly services: AppServices;
  readonly i18n: I18n;
  readonly router: Router;
  /** Told when the first HTML has come to life. */
  readonly onAlive?: () => void;
}

/** The whole app, on the server and in the browser alike. */
export function App({ services, i18n, router, onAlive }: AppProps) {
  const alive = useEffectEvent(() => onAlive?.());
  useEffect(() => alive(), []);
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <TextProvider i18n={i18n}>
          <RouterProvider router={router}>
            <LinkProvider component={RouterLink}>
              <MotifProvider motif={services.theme}>
                <AppFrame />
              </MotifProvider>
            </LinkProvider>
          </RouterProvider>
        </TextProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
