import { approveKycCase as approveKycCaseCall } from "@lantern/contract/operators/approve-kyc-case.ts";
import { confirmIssueVoid as confirmIssueVoidCall } from "@lantern/contract/operators/confirm-issue-void.ts";
import { confirmResult as confirmResultCall } from "@lantern/contract/operators/confirm-result.ts";
import { enterResult as enterResultCall } from "@lantern/contract/operators/enter-result.ts";
import { getDeskIssue as getDeskIssueCall } from "@lantern/contract/operators/get-desk-issue.ts";
import { getKycCase as getKycCaseCall } from "@lantern/contract/operators/get-kyc-case.ts";
import { getKycDocument as getKycDocumentCall } from "@lantern/contract/operators/get-kyc-document.ts";
import { getNumberExposure as getNumberExposureCall } from "@lantern/contract/operators/get-number-exposure.ts";
import { limitNumber as limitNumberCall } from "@lantern/contract/operators/limit-number.ts";
import { listAudit as listAuditCall } from "@lantern/contract/operators/list-audit.ts";
import { listDeskIssues as listDeskIssuesCall } from "@lantern/contract/operators/list-desk-issues.ts";
import { listKycCases as listKycCasesCall } from "@lantern/contract/operators/list-kyc-cases.ts";
import { operatorLogin as operatorLoginCall } from "@lantern/contract/operators/operator-login.ts";
import { operatorLogout as operatorLogoutCall } from "@lantern/contract/operators/operator-logout.ts";
import { readResult as readResultCall } from "@lantern/contract/operators/read-result.ts";
import { rejectKycCase as rejectKycCaseCall } from "@lantern/contract/operators/reject-kyc-case.ts";
import { requestIssueVoid as requestIssueVoidCall } from "@lantern/contract/operators/request-issue-void.ts";
import { sendMessage as sendMessageCall } from "@lantern/contract/operators/send-message.ts";
import { answer, type Answer } from "../http/answer.ts";
import { approveKycCase } from "./approve-kyc-case.ts";
import { confirmIssueVoid } from "./confirm-issue-void.ts";
import { confirmResult } from "./confirm-result.ts";
import { enterResult } from "./enter-result.ts";
import { getDeskIssue } from "./get-desk-issue.ts";
import { getKycCase } from "./get-kyc-case.ts";
import { getKycDocument } from "./get-kyc-document.ts";
import { getNumberExposure } from "./get-number-exposure.ts";
import { limitNumber } from "./limit-number.ts";
import { listAudit } from "./list-audit.ts";
import { listDeskIssues } from "./list-desk-issues.ts";
import { listKycCases } from "./list-kyc-cases.ts";
import { operatorLogin } from "./operator-login.ts";
import { operatorLogout } from "./operator-logout.ts";
import { readResult } from "./read-result.ts";
import { rejectKycCase } from "./reject-kyc-case.ts";
import { requestIssueVoid } from "./request-issue-void.ts";
import { sendMessage } from "./send-message.ts";

export const operatorsAnswers: readonly Answer[] = [
  answer(approveKycCaseCall, approveKycCase),
  answer(confirmIssueVoidCall, confirmIssueVoid),
  answer(confirmResultCall, confirmResult),
  answer(enterResultCall, enterResult),
  answer(getDeskIssueCall, getDeskIssue),
  answer(getKycCaseCall, getKycCase),
  answer(getKycDocumentCall, getKycDocument),
  answer(getNumberExposureCall, getNumberExposure),
  answer(limitNumberCall, limitNumber),
  answer(listAuditCall, listAudit),
  answer(listDeskIssuesCall, listDeskIssues),
  answer(listKycCasesCall, listKycCases),
  answer(operatorLoginCall, operatorLogin),
  answer(operatorLogoutCall, operatorLogout),
  answer(readResultCall, readResult),
  answer(rejectKycCaseCall, rejectKycCase),
  answer(requestIssueVoidCall, requestIssueVoid),
  answer(sendMessageCall, sendMessage),
];
