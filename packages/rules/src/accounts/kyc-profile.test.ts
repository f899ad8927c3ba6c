import { describe, expect, it } from "vitest";
import { incomeSources, kycFields, kycProfileFaults, normalizedKycProfile, occupations } from "./kyc-profile.ts";

const terms = { today: { year: 2026, month: 11, day: 21 }, ageMin: 18, countryCodes: ["MM", "TH"] } as const;
const good = normalizedKycProfile({
  realName: "Aung Kyaw",
  birthDate: "05/06/1990",
  placeOfBirth: "ရန်ကုန်မြို့",
  nationality: "MM",
  address: "အမှတ် ၁၂၊ ဗိုလ်အောင်ကျော်လမ်း၊ ရန်ကုန်",
  occupation: occupations[0],
  sourceOfIncome: incomeSources[0],
});
const messagesOf = (change: object, ageMin: 18 | 21 = 18) =>
  kycProfileFaults({ ...good, ...change }, { ...terms, ageMin }).map(({ field, messageId }) => [field, messageId]);

describe("who a member says he is", () => {
  it("3.22 passes with real name, birthday, place of birth, nationality, address, occupation and source of income", () => {
    expect(Object.keys(good).toSorted()).toEqual([...kycFields].toSorted());
    expect(kycProfileFaults(good, terms)).toEqual([]);
  });

  it("names every field that is missing, in the form's order", () => {
    expect(kycProfileFaults(normalizedKycProfile({}), terms)).toEqual(
      kycFields.map((field) => ({ field, messageId: "formRules.required" })),
    );
  });

  it("5.4 5.5.5 asks for a date of birth that there is, and for 18 or 21 years", () => {
    for (const birthDate of ["31/02/1990", "1990-06-05", "05/06/2090"])
      expect(messagesOf({ birthDate })).toEqual([["birthDate", "formRules.birth_date"]]);
    expect(messagesOf({ birthDate: "22/11/2008" })).toEqual([["birthDate", "formRules.age"]]);
    expect(messagesOf({ birthDate: "21/11/2008" })).toEqual([]);
    const [fault] = kycProfileFaults({ ...good, birthDate: "22/11/2005" }, { ...terms, ageMin: 21 });
    expect(fault).toEqual({ field: "birthDate", messageId: "formRules.age", values: { age: 21 } });
  });

  it("5.4 takes names and places in any script, and nothing that is none", () => {
    for (const realName of ["José Rizal", "สมชาย ใจดี", "အောင်ကျော်", "O'Brien-Smith"]) expect(messagesOf({ realName })).toEqual([]);
    for (const realName of ["<script>", "a@b", "1234", "x".repeat(65)]) expect(messagesOf({ realName })).toHaveLength(1);
    for (const address of ["x", "<b>street 12</b>", "street; drop"])
      expect(messagesOf({ address })).toEqual([["address", "kyc.fault.address"]]);
    expect(messagesOf({ placeOfBirth: "?" })).toEqual([["placeOfBirth", "kyc.fault.place"]]);
  });

  it("takes only what the lists have", () => {
    for (const change of [{ nationality: "US" }, { occupation: "king" }, { sourceOfIncome: "luck" }])
      expect(messagesOf(change)).toHaveLength(1);
  });

  it("composes letters and joins blanks", () => {
    expect(normalizedKycProfile({ realName: "  Jose\u0301   Rizal " }).realName).toBe("José Rizal");
  });
});
