import { BlockList, isIP } from "node:net";

/** Addresses of one's own machine and network, and those that name nobody: a vendor's list must never lead there. */
const inner = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  inner.addSubnet(network, prefix, "ipv4");
}

/** The one block of version 6 from which public addresses are given, less what in it leads elsewhere. */
const outer = new BlockList();
outer.addSubnet("2000::", 3, "ipv6");
const innerOfOuter = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  innerOfOuter.addSubnet(network, prefix, "ipv6");
}

/** Where hosting companies tell a machine who it is, and its secrets. */
const ofHosting = new BlockList();
ofHosting.addSubnet("169.254.0.0", 16, "ipv4");
ofHosting.addSubnet("fe80::", 10, "ipv6");
ofHosting.addAddress("fd00:ec2::254", "ipv6");
ofHosting.addAddress("100.100.100.200", "ipv4");

/** Whether an IP address is one of the machine's link or of its hosting company's services. */
export function isOfHostingNetwork(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && ofHosting.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** Whether an IP address is one of the public net. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inner.check(address, "ipv4");
    case 6:
      return outer.check(address, "ipv6") && !innerOfOuter.check(address, "ipv6");
    default:
      return false;
  }
}
