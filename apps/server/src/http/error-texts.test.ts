import { errorCodes, type ErrorCode } from "@lantern/contract/errors.ts";
import { readArea } from "@lantern/phrases/catalogue.ts";
import { availableLanguages } from "@lantern/phrases/languages.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { refuse } from "../platform/refusal.ts";
import { refusalEnvelope, statusOf } from "./envelope.ts";

const messageOf = (code: ErrorCode) => refusalEnvelope(refuse(code), "EN").message;

describe("the text of a refusal", () => {
  it("8.1.2 of an account without permission, or of a feature that is off", () => {
    expect(messageOf("access.not_permitted")).toBe(
      "Sorry, this account does not have permission or the feature is temporarily unavailable.",
    );
  });

  it("8.1.3 of a user who does not exist or is disabled", () => {
    expect(messageOf("accounts.account_disabled")).toBe("Sorry, the user does not exist or is disabled.");
  });

  it("8.1.4 of a user name that is taken", () => {
    expect(messageOf("accounts.username_taken")).toBe("Sorry, the username already exists.");
  });

  it("8.1.5 of a wrong captcha", () => {
    expect(messageOf("accounts.captcha_wrong")).toBe("Verification code error");
  });

  it("8.1.6 of an invitation code that does not exist", () => {
    expect(messageOf("accounts.affiliate_unknown")).toBe("Invalid invitation code");
  });

  it("8.1.7 of a caller who is no agent", () => {
    expect(messageOf("access.agents_only")).toBe("Incorrect agent information");
  });

  it("8.1.15 of the entrance and beyond: credentials, codes, numbers and addresses, passwords, the system, sessions, regions, identity", () => {
    const phrase = (id: MessageId) => text("en", id);
    expect(messageOf("accounts.login_failed")).toBe("Wrong username or password");
    expect(messageOf("accounts.code_wrong")).toBe("Wrong verification code");
    expect(phrase("formRules.mobile_format")).toBe("The mobile num is not valid");
    expect(phrase("formRules.email_format")).toBe("E-mail format is incorrect");
    expect(messageOf("accounts.password_mismatch")).toBe("Confirmation password not matched");
    expect(messageOf("request.failed")).toBe("Unknown error");
    expect(messageOf("access.session_expired")).toBe("The account has been logged out, please log in again");
    expect(messageOf("site.region_restricted")).toBe("Access Denied");
    expect(messageOf("accounts.id_not_verified")).toContain("ID not verified");
  });

  it.each(availableLanguages.map(({ code }) => code))("exists for every code in %s, and for no code that is gone", (language) => {
    const written = Object.keys(readArea(language, "errors"));
    expect(written.toSorted()).toEqual(errorCodes.map((code) => `error.${code}`).toSorted());
  });

  it("falls back to the default language where the asked one has no texts", () => {
    expect(refusalEnvelope(refuse("request.not_found"), "XX").message).toBe(messageOf("request.not_found"));
  });

  it("has its values put in", () => {
    const of = (seconds: number) => refusalEnvelope(refuse("request.too_many", { values: { seconds } }), "EN").message;
    expect([of(1), of(2)]).toEqual(["Too many attempts. Try again in 1 second.", "Too many attempts. Try again in 2 seconds."]);
    expect(refusalEnvelope(refuse("request.too_many", { values: { seconds: 12 } }), "MY").message).toContain("12");
  });
});

it("gives every refusal a status of a refusal", () => {
  expect(errorCodes.filter((code) => statusOf(code) < 400 || statusOf(code) > 599)).toEqual([]);
});
