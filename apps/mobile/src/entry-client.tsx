import "./app/app.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { continueAlive, startBrowser } from "./app/start-browser.ts";

const place = document.getElementById("app");
if (place === null) throw new Error("The document has no place for the app.");
const parts = await startBrowser();
const onAlive = () => {
  // For tools that must not touch the page before it can answer.
  document.documentElement.dataset["alive"] = "";
  continueAlive(parts.services);
};
startTransition(() => {
  hydrateRoot(place, <App {...parts} onAlive={onAlive} />);
});
