import { expect, it } from "vitest";
import { isPublicAddress } from "../public-address.ts";
import { isAllowed, readNetwork } from "./networks.ts";

it("networks are read in CIDR, of IPv4 and IPv6; whatever is none is not", () => {
  expect(["203.0.113.7", " 203.0.113.0/24 ", "2001:DB8::/32", "::1"].map(readNetwork)).toEqual([
    "203.0.113.7/32",
    "203.0.113.0/24",
    "2001:db8::/32",
    "::1/128",
  ]);
  for (const wrong of [
    "",
    "203.0.113",
    "203.0.113.7/33",
    "2001:db8::/129",
    "10.0.0.0/8/8",
    "10.0.0.0/-1",
    "vendor.example",
    "::ffff:1.2.3.4",
    "fe80::1%eth0",
  ]) {
    expect(readNetwork(wrong), wrong).toBeUndefined();
  }
});

it("an address is held to its networks, an IPv4 one also where a socket of IPv6 shows it; no networks let everyone in", () => {
  expect(isAllowed("203.0.113.9", [])).toBe(true);
  const networks = ["203.0.113.0/29", "2001:db8:1::/48"];
  for (const inside of ["203.0.113.7", "::ffff:203.0.113.1", "2001:db8:1:ffff::9"]) expect(isAllowed(inside, networks), inside).toBe(true);
  for (const outside of ["203.0.113.8", "2001:db8:2::1", "", "nonsense"]) expect(isAllowed(outside, networks), outside).toBe(false);
});

it("addresses of this machine and its surroundings are not public, however they are written", () => {
  for (const inner of [
    "127.0.0.1",
    "::1",
    "::ffff:10.1.2.3",
    "169.254.169.254",
    "192.168.1.1",
    "fd00::1",
    "fe80::1",
    "0.0.0.0",
    "64:ff9b::7f00:1",
    "nonsense",
  ]) {
    expect(isPublicAddress(inner), inner).toBe(false);
  }
  for (const outer of ["93.184.216.34", "2606:2800:220:1::1"]) expect(isPublicAddress(outer), outer).toBe(true);
});
