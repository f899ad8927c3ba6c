export interface DemoAccount {
  readonly userName: string;
  readonly memberType: number;
  readonly nickname: string;
  /** User name of the agent above. */
  readonly under?: string;
  /** Money to play with, in whole currency units of the merchant's first currency. */
  readonly balance: bigint;
  readonly vipRankLevel?: number;
  readonly labels?: readonly string[];
  /** The first password was given by somebody else and must be changed. */
  readonly firstTimeLogin?: boolean;
  /** In E.164, proven: it logs in by SMS, and a forgotten password comes back by it. */
  readonly mobileNum?: string;
  /** Proven. */
  readonly email?: string;
  /** An invitation code of this agent, by which members join. */
  readonly affiliateCode?: string;
}

/** Every demo account has this password; production has no demo accounts. */
export const demoPassword = "lantern123";

/** Members, and agents three levels deep, of merchant LANTERN. */
export const lanternAccounts: readonly DemoAccount[] = [
  { userName: "agent01", memberType: 2, nickname: "Anong", balance: 250_000n, vipRankLevel: 4, affiliateCode: "LANTERN1" },
  {
    userName: "agent02",
    memberType: 1,
    nickname: "Boonmee",
    under: "agent01",
    balance: 80_000n,
    vipRankLevel: 2,
    affiliateCode: "LANTERN2",
  },
  { userName: "agent03", memberType: 1, nickname: "Chai", under: "agent02", balance: 30_000n, affiliateCode: "LANTERN3" },
  {
    userName: "demo01",
    memberType: 0,
    nickname: "Somchai",
    under: "agent03",
    balance: 20_000n,
    vipRankLevel: 3,
    mobileNum: "+66812345601",
    email: "demo01@lantern.example",
  },
  {
    userName: "demo02",
    memberType: 0,
    nickname: "Malee",
    under: "agent03",
    balance: 12_500n,
    vipRankLevel: 1,
    mobileNum: "+66812345602",
    email: "demo02@lantern.example",
  },
  { userName: "demo03", memberType: 0, nickname: "Niran", under: "agent02", balance: 8_000n, mobileNum: "+66812345603" },
  { userName: "demo04", memberType: 0, nickname: "Ploy", balance: 5_000n, labels: ["nochat"], mobileNum: "+66812345604" },
  { userName: "demo05", memberType: 0, nickname: "Krit", balance: 1_000n, firstTimeLogin: true },
  { userName: "demo06", memberType: 0, nickname: "Fah", balance: 2_000n, mobileNum: "+66812345606", email: "demo06@lantern.example" },
  { userName: "house01", memberType: 40, nickname: "House", balance: 100_000n },
];

/** Accounts of merchant JADE, in kyat. */
export const jadeAccounts: readonly DemoAccount[] = [
  { userName: "jadeagent01", memberType: 1, nickname: "Aye Aye", balance: 5_000_000n, affiliateCode: "JADE1" },
  {
    userName: "jade01",
    memberType: 0,
    nickname: "Kyaw Zin",
    under: "jadeagent01",
    balance: 1_200_000n,
    vipRankLevel: 1,
    mobileNum: "+959791234501",
  },
];

/** Accounts of the test seed's merchant FAIR. */
export const fairAccounts: readonly DemoAccount[] = [
  { userName: "fair01", memberType: 0, nickname: "Fai", balance: 5_000n },
  { userName: "fair02", memberType: 0, nickname: "Fon", balance: 5_000n },
];
