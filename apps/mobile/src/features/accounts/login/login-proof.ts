import type { login } from "@lantern/contract/accounts/login.ts";
import type { CallBody } from "@lantern/contract/call.ts";
import type { CodeSender } from "../codes/code-sender.ts";

/** Sends the code of a login by SMS and makes of it the part of the login that shows it (specification 3.3). */
export type LoginCodeSender = CodeSender<CallBody<typeof login>>;
