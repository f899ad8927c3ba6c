import "@tanstack/react-router";
import type { PageName } from "../paths.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly page?: PageName;
  }
}
