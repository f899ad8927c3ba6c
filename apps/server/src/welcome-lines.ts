import type { Configuration } from "./platform/configuration.ts";
import { demoPassword } from "./seed/demo-accounts.ts";

/** What to show people once the platform is open: where it is, and in demo mode where else to look and how to log in. */
export function welcomeLines(
  url: string,
  { mode, seedProfile, vendorDesk }: Pick<Configuration, "mode" | "seedProfile" | "vendorDesk">,
): string[] {
  const lines = [`Lantern is open: ${url}`];
  if (mode !== "demo") return lines;
  const { port, protocol } = new URL(url);
  const at = (hostName: string) => `${protocol}//${hostName}:${port}`;
  lines.push("", `  Outbox        ${url}/outbox  (SMS, e-mail and captchas of demo mode)`, `  API           ${url}/docs`);
  if (seedProfile === "none") return lines;
  return [
    ...lines,
    `  Second house  ${at("jade.localhost")}`,
    `  Logins        demo01 (member), agent01 (agent), jade01 (member of the second house)`,
    ...(vendorDesk
      ? [
          `  Vendors       ${url}/vendors  (vendor01 of the studio, vendor03 of its wallet; free integrations: vendor02 studio, vendor04 RSA, vendor05 actions, vendor06 wallet)`,
        ]
      : []),
    `  Operator      admin (docs/operating.md says for what)`,
    `  Password      ${demoPassword}`,
  ];
}
