import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { headIcon } from "../schemas/head-icon.ts";
import { base64LengthMax, pictureRefusals } from "../schemas/picture.ts";

export const setHeadIcon = declareCall({
  name: "set-head-icon",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/icon",
  access: "member",
  summary: "Chooses one of the drawn pictures by its name, or takes one of the member's own: PNG or JPEG, up to 5 MB, as base64.",
  ratePerMinute: 10,
  bodyBytesMax: base64LengthMax + 4_096,
  body: Type.Union([
    Type.Object({ name: Type.String({ maxLength: 32 }) }),
    Type.Object({ image: Type.String({ maxLength: base64LengthMax }) }),
  ]),
  value: headIcon,
  refusals: ["accounts.field_invalid", ...pictureRefusals],
});
