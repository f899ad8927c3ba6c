import { approveKycCase as approveKycCaseCall } from "@lantern/contract/operators/approve-kyc-case.ts";
import { getKycCase as getKycCaseCall } from "@lantern/contract/operators/get-kyc-case.ts";
import { getKycDocument as getKycDocumentCall } from "@lantern/contract/operators/get-kyc-document.ts";
import { listAudit as listAuditCall } from "@lantern/contract/operators/list-audit.ts";
import { listKycCases as listKycCasesCall } from "@lantern/contract/operators/list-kyc-cases.ts";
import { operatorLogin as operatorLoginCall } from "@lantern/contract/operators/operator-login.ts";
import { operatorLogout as operatorLogoutCall } from "@lantern/contract/operators/operator-logout.ts";
import { rejectKycCase as rejectKycCaseCall } from "@lantern/contract/operators/reject-kyc-case.ts";
import { sendMessage as sendMessageCall } from "@lantern/contract/operators/send-message.ts";
import { answer, type Answer } from "../http/answer.ts";
import { approveKycCase } from "./approve-kyc-case.ts";
import { getKycCase } from "./get-kyc-case.ts";
import { getKycDocument } from "./get-kyc-document.ts";
import { listAudit } from "./list-audit.ts";
import { listKycCases } from "./list-kyc-cases.ts";
import { operatorLogin } from "./operator-login.ts";
import { operatorLogout } from "./operator-logout.ts";
import { rejectKycCase } from "./reject-kyc-case.ts";
import { sendMessage } from "./send-message.ts";

export const operatorsAnswers: readonly Answer[] = [
  answer(approveKycCaseCall, approveKycCase),
  answer(getKycCaseCall, getKycCase),
  answer(getKycDocumentCall, getKycDocument),
  answer(listAuditCall, listAudit),
  answer(listKycCasesCall, listKycCases),
  answer(operatorLoginCall, operatorLogin),
  answer(operatorLogoutCall, operatorLogout),
  answer(rejectKycCaseCall, rejectKycCase),
  answer(sendMessageCall, sendMessage),
];
