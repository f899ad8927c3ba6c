import { planCall } from "../call.ts";

export const getSecurityConfiguration = planCall({
  name: "get-security-configuration",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/securityConfig",
  access: "member",
  summary: "What the security centre offers and what is set.",
});
