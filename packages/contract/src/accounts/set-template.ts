import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const setTemplate = declareCall({
  name: "set-template",
  capability: "accounts",
  method: "POST",
  path: "/wps/agent/setTemplate",
  access: "agent",
  summary: "Chooses the look of the page on which those register whom the agent invites; an empty name takes the merchant's own again.",
  ratePerMinute: 30,
  /** Name of a theme from the app's list. */
  body: Type.Object({ template: Type.String({ maxLength: 32 }) }),
  value: Type.Object({ template: Type.String() }),
  refusals: ["accounts.field_invalid"],
});
