import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { kycSide, kycStatus } from "../schemas/kyc.ts";
import { base64LengthMax, pictureRefusals } from "../schemas/picture.ts";

export const addKycDocument = declareCall({
  name: "add-kyc-document",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/kyc/document",
  access: "member",
  summary: "Takes one picture of the member's papers: PNG or JPEG, up to 5 MB, as base64. Another of the same side takes its place.",
  ratePerMinute: 20,
  bodyBytesMax: base64LengthMax + 4_096,
  body: Type.Object({ side: kycSide, image: Type.String({ maxLength: base64LengthMax }) }),
  value: kycStatus,
  refusals: ["accounts.kyc_closed", "accounts.picture_too_small", ...pictureRefusals],
});
