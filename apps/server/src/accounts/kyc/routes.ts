import { addKycDocument as addKycDocumentCall } from "@lantern/contract/accounts/add-kyc-document.ts";
import { getKyc as getKycCall } from "@lantern/contract/accounts/get-kyc.ts";
import { saveKycProfile as saveKycProfileCall } from "@lantern/contract/accounts/save-kyc-profile.ts";
import { submitKyc as submitKycCall } from "@lantern/contract/accounts/submit-kyc.ts";
import { answer, type Answer } from "../../http/answer.ts";
import { addKycDocument } from "./add-kyc-document.ts";
import { getKyc } from "./get-kyc.ts";
import { saveKycProfile } from "./save-kyc-profile.ts";
import { submitKyc } from "./submit-kyc.ts";

export const kycAnswers: readonly Answer[] = [
  answer(addKycDocumentCall, addKycDocument),
  answer(getKycCall, getKyc),
  answer(saveKycProfileCall, saveKycProfile),
  answer(submitKycCall, submitKyc),
];
