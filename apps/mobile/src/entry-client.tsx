import "./app/app.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { AppProviders } from "./app/app.tsx";
import { startBrowser } from "./app/start-browser.ts";

const { services, i18n, router } = await startBrowser();

startTransition(() => {
  const place = document.getElementById("app");
  if (place === null) throw new Error("The document has no place for the app.");
  hydrateRoot(
    place,
    <AppProviders services={services} i18n={i18n}>
      <RouterClient router={router} />
    </AppProviders>,
  );
});
