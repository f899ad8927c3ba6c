import type { NewLotteryGame } from "../lottery/create-game.ts";

/** The shelf that a lottery of demo mode stands on, in the merchants' languages. */
export type DemoShelf = Pick<NewLotteryGame, "label" | "labels">;

export const vietnam: DemoShelf = { label: "Vietnam", labels: { MY: "ဗီယက်နမ်", TH: "เวียดนาม" } };
export const malaysia: DemoShelf = { label: "Malaysia", labels: { MY: "မလေးရှား", TH: "มาเลเซีย" } };
export const thailand: DemoShelf = { label: "Thailand", labels: { MY: "ထိုင်း", TH: "ไทย" } };
export const laos: DemoShelf = { label: "Laos", labels: { MY: "လာအို", TH: "ลาว" } };
export const myanmar: DemoShelf = { label: "Myanmar", labels: { MY: "မြန်မာ", TH: "เมียนมา" } };
export const dice: DemoShelf = { label: "K3", labels: { MY: "အန်စာတုံး", TH: "ลูกเต๋า" } };
