import { describe, expect, it } from "vitest";
import { socialReturnOf, withoutReturn } from "./social-return.ts";

const at = (address: string) => new URL(address, "https://house.example");
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("the address of a page to which a sign-in comes back", () => {
  it("brings a ticket, or what went wrong; one that is unknown counts as failed", () => {
    expect(socialReturnOf(at("/m/login?from=%2Fm%2Fvip#social=abc-_1"))).toEqual({ kind: "ticket", ticket: "abc-_1" });
    expect(socialReturnOf(at("/m/login#social-fault=cancelled"))).toEqual({ kind: "fault", fault: "cancelled" });
    expect(socialReturnOf(at("/m/login#social-fault=x"))).toEqual({ kind: "fault", fault: "failed" });
  });

  it("brings Telegram's words with its state, in any script", () => {
    const data = { id: 7, first_name: "အောင်ကျော်", hash: "00" };
    expect(socialReturnOf(at(`/m/login?telegram=s1#tgAuthResult=${encoded(data)}`))).toEqual({ kind: "telegram", state: "s1", data });
  });

  it.each(["", "#tgAuthResult=false", `#tgAuthResult=${encoded(false)}`, `#tgAuthResult=${encoded([1])}`, "#tgAuthResult=%%%"])(
    "is taken for given up where Telegram brings nothing: %s",
    (hash) => {
      expect(socialReturnOf(at(`/m/login?telegram=s1${hash}`))).toEqual({ kind: "fault", fault: "cancelled" });
    },
  );

  it("brings nothing where nobody comes back", () => {
    for (const address of ["/m/login", "/m/login?from=%2Fm%2Fvip", "/m/login#_=_", "/m/login#top"])
      expect(socialReturnOf(at(address))).toBeUndefined();
  });

  it("keeps nothing of it", () => {
    expect(withoutReturn(at("/m/login?from=%2Fm%2Fvip&telegram=s1#tgAuthResult=x")).href).toBe(
      "https://house.example/m/login?from=%2Fm%2Fvip",
    );
  });
});
