import type { NewLotteryGame } from "../lottery/create-game.ts";
import { dice, laos, malaysia, myanmar, thailand, vietnam } from "./demo-shelves.ts";

type DemoLottery = Omit<NewLotteryGame, "merchantId" | "limits" | "schedule"> & {
  readonly intervalSeconds: number;
  readonly lockLeadSeconds: number;
  /** Codes of the merchants that offer it. */
  readonly merchants: readonly string[];
  /** Only where tests run: nobody waits a minute there. */
  readonly testOnly?: true;
};

const everyMinute = { intervalSeconds: 60, lockLeadSeconds: 5 };
const everyThreeMinutes = { intervalSeconds: 180, lockLeadSeconds: 10 };
const everyFiveMinutes = { intervalSeconds: 300, lockLeadSeconds: 15 };

/** A second price list: long numbers and combinations pay more than in Lott, pairs of digits and sides less. */
const seaPrices = {
  SEA: {
    vn_north_lo_2: { win: "98" },
    vn_north_lo_3: { win: "970" },
    vn_north_de_special: { win: "98.5" },
    vn_north_cang_3_special: { win: "970" },
    vn_north_xien_2: { win: "17.5" },
    vn_north_big_small: { big: "1.95", small: "1.95" },
    vn_north_odd_even: { odd: "1.95", even: "1.95" },
  },
} as const;

/** The house's lotteries of demo mode. */
export const demoLotteries: readonly DemoLottery[] = [
  {
    code: "HANOI1",
    family: "vn_north",
    ...vietnam,
    ...everyMinute,
    names: { EN: "Hanoi One Minute", MY: "ဟနွိုင်း တစ်မိနစ်", TH: "ฮานอย 1 นาที", TY: "Hanoi One Minute" },
    iconUrl: "/art/lotteries/hanoi.webp",
    hot: true,
    position: 1,
    prizeModes: seaPrices,
    merchants: ["LANTERN", "JADE"],
  },
  {
    code: "HANOI3",
    family: "vn_north",
    ...vietnam,
    ...everyThreeMinutes,
    names: { EN: "Hanoi Three Minutes", MY: "ဟနွိုင်း သုံးမိနစ်", TH: "ฮานอย 3 นาที", TY: "Hanoi Three Minutes" },
    iconUrl: "/art/lotteries/mekong.webp",
    hot: true,
    position: 2,
    merchants: ["LANTERN", "JADE"],
  },
  {
    code: "HANOI5",
    family: "vn_north",
    ...vietnam,
    ...everyFiveMinutes,
    names: { EN: "Hanoi Five Minutes", MY: "ဟနွိုင်း ငါးမိနစ်", TH: "ฮานอย 5 นาที", TY: "Hanoi Five Minutes" },
    iconUrl: "/art/lotteries/saigon.webp",
    position: 3,
    merchants: ["LANTERN", "FAIR"],
  },
  {
    code: "BAY4D",
    family: "four_d",
    ...malaysia,
    ...everyFiveMinutes,
    names: { EN: "Golden Bay 4D", MY: "ရွှေပင်လယ်အော် 4D", TH: "อ่าวทอง 4D", TY: "Golden Bay 4D" },
    iconUrl: "/art/lotteries/harbour.webp",
    position: 20,
    merchants: ["LANTERN", "FAIR"],
  },
  {
    code: "DICE1",
    family: "k3",
    ...dice,
    ...everyMinute,
    names: { EN: "K3 One Minute", MY: "အန်စာတုံး တစ်မိနစ်", TH: "ลูกเต๋า 1 นาที", TY: "K3 One Minute" },
    iconUrl: "/art/lotteries/dice.webp",
    position: 21,
    merchants: ["LANTERN", "JADE"],
  },
  {
    code: "SAIGON3",
    family: "vn_south",
    ...vietnam,
    ...everyThreeMinutes,
    names: { EN: "Saigon Three Minutes", MY: "ဆိုင်ဂုံ သုံးမိနစ်", TH: "ไซ่ง่อน 3 นาที", TY: "Saigon Three Minutes" },
    iconUrl: "/art/lotteries/market.webp",
    position: 4,
    merchants: ["LANTERN", "JADE"],
  },
  {
    code: "DANANG5",
    family: "vn_central",
    ...vietnam,
    ...everyFiveMinutes,
    names: { EN: "Da Nang Five Minutes", MY: "ဒါနန်း ငါးမိနစ်", TH: "ดานัง 5 นาที", TY: "Da Nang Five Minutes" },
    iconUrl: "/art/lotteries/dragon-bridge.webp",
    position: 5,
    merchants: ["LANTERN"],
  },
  {
    code: "TWOPROV5",
    family: "vn_pair",
    ...vietnam,
    ...everyFiveMinutes,
    names: { EN: "Twin Five Minutes", MY: "ပြည်နယ် 2 ခု ငါးမိနစ်", TH: "สองจังหวัด 5 นาที", TY: "Twin Five Minutes" },
    iconUrl: "/art/lotteries/two-lanterns.webp",
    position: 6,
    merchants: ["LANTERN"],
  },
  {
    code: "THAI5",
    family: "thai",
    options: { draw: "government", prices: "daily" },
    ...thailand,
    ...everyFiveMinutes,
    names: { EN: "Thai Five Minutes", MY: "ထိုင်း ငါးမိနစ်", TH: "หวยไทย 5 นาที", TY: "Thai Five Minutes" },
    iconUrl: "/art/lotteries/siam.webp",
    position: 10,
    merchants: ["LANTERN"],
  },
  {
    code: "LAO5",
    family: "thai",
    options: { draw: "four_digits", prices: "daily" },
    ...laos,
    ...everyFiveMinutes,
    names: { EN: "Lao Five Minutes", MY: "လာအို ငါးမိနစ်", TH: "หวยลาว 5 นาที", TY: "Lao Five Minutes" },
    iconUrl: "/art/lotteries/champa.webp",
    position: 11,
    merchants: ["JADE"],
  },
  {
    code: "MYANMAR2D1",
    family: "myanmar_2d",
    options: { draw: "house" },
    ...myanmar,
    ...everyMinute,
    names: { EN: "2D One Minute", MY: "2D တစ်မိနစ်", TH: "2D 1 นาที", TY: "2D One Minute" },
    iconUrl: "/art/lotteries/pagoda.webp",
    hot: true,
    position: 4,
    merchants: ["LANTERN", "JADE"],
  },
  {
    code: "MYANMAR3D3",
    family: "myanmar_3d",
    options: { draw: "house" },
    ...myanmar,
    ...everyThreeMinutes,
    names: { EN: "3D Three Minutes", MY: "3D သုံးမိနစ်", TH: "3D 3 นาที", TY: "3D Three Minutes" },
    iconUrl: "/art/lotteries/balloon.webp",
    position: 5,
    merchants: ["LANTERN", "JADE"],
  },
  {
    code: "HANOI10S",
    family: "vn_north",
    ...vietnam,
    intervalSeconds: 10,
    lockLeadSeconds: 2,
    names: { EN: "Hanoi Ten Seconds", MY: "ဟနွိုင်း ဆယ်စက္ကန့်", TH: "ฮานอย 10 วินาที", TY: "Hanoi Ten Seconds" },
    iconUrl: "/art/lotteries/house.webp",
    position: 0,
    prizeModes: seaPrices,
    merchants: ["LANTERN"],
    testOnly: true,
  },
];

/** What a line may cost and win, in whole currency units. */
export const demoLimits: Readonly<
  Record<string, { readonly betAmountMin: bigint; readonly betAmountMax: bigint; readonly winAmountMax: bigint }>
> = {
  THB: { betAmountMin: 1n, betAmountMax: 200_000n, winAmountMax: 2_000_000n },
  PHP: { betAmountMin: 1n, betAmountMax: 300_000n, winAmountMax: 3_000_000n },
  MMK: { betAmountMin: 100n, betAmountMax: 20_000_000n, winAmountMax: 200_000_000n },
  VND: { betAmountMin: 1_000n, betAmountMax: 200_000_000n, winAmountMax: 2_000_000_000n },
};
