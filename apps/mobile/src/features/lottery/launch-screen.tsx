import { useQueryValue } from "../../shared/layout/use-page.ts";
import { defineScreen } from "../../shared/page/screen.ts";
import { LaunchPage } from "./launch/launch-page.tsx";

/** The lottery launch page (specification 2.4.6, 2.8.5): opens the betting view of the lottery that its query names. */
function LaunchScreen() {
  const code = useQueryValue("code") ?? "";
  const playType = useQueryValue("playType");
  const prizeMode = useQueryValue("prize_mode");
  const backTo = useQueryValue("pageBack") === "home" ? "home" : "previous";
  return <LaunchPage wish={{ code, view: "betting", playType, prizeMode }} backTo={backTo} />;
}

export const screen = defineScreen({ component: LaunchScreen });
