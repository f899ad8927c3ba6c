import type { NewBanner, NewMerchant } from "./create-merchant.ts";

const allSwitches = ["REGCEN", "AGETEAMPNL3", "DOWNMAN", "TEAMBETTING3", "TRANSREC3", "REWCEN3"];

const sharedBanners: readonly NewBanner[] = [
  {
    group: "m_home",
    texts: {
      EN: { title: "The night market is open", subtitle: "New games every week, from slots to sea hunters" },
      MY: { title: "ညဈေးတန်း ဖွင့်ပါပြီ", subtitle: "စလော့မှ ငါးပစ်အထိ အပတ်စဉ် ဂိမ်းအသစ်များ" },
    },
    imageUrl: "/art/banners/night-market",
    linkPath: "/m/gameCenter",
  },
  {
    group: "m_home",
    texts: {
      EN: { title: "Draws you can check yourself", subtitle: "Every house draw is sealed before the first bet" },
      MY: { title: "ကိုယ်တိုင်စစ်ဆေးနိုင်သော ထီပေါက်ဂဏန်းများ", subtitle: "ပထမဆုံးမထိုးမီကပင် ရလဒ်ကို ချိတ်ပိတ်ထားသည်" },
    },
    imageUrl: "/art/banners/lottery-night",
    linkPath: "/m/lottery",
  },
  {
    group: "m_home",
    texts: {
      EN: { title: "Try everything for free", subtitle: "A trial account needs no details" },
      MY: { title: "အားလုံးကို အခမဲ့ စမ်းကစားပါ", subtitle: "အစမ်းအကောင့်အတွက် အချက်အလက် မလိုပါ" },
    },
    imageUrl: "/art/banners/free-trial",
    linkPath: "/m/trail",
  },
  {
    group: "m_vip",
    texts: {
      EN: { title: "Rise through the lantern ranks", subtitle: "Ten ranks, each with gifts of its own" },
      MY: { title: "မီးအိမ်အဆင့်များ တစ်ဆင့်ချင်း တက်ပါ", subtitle: "အဆင့်ဆယ်ဆင့်၊ အဆင့်တိုင်းတွင် သီးသန့်လက်ဆောင်များ" },
    },
    imageUrl: "/art/banners/vip",
    linkPath: "/m/vip",
  },
];

/**
 * The merchants of demo mode: LANTERN answers on any host, in English, for four currencies; JADE has a host of its own, Burmese, kyat,
 * registration by mobile number only and another theme, so that whatever is a merchant's choice is chosen twice.
 */
export const demoMerchants: readonly NewMerchant[] = [
  {
    code: "LANTERN",
    name: "Lantern",
    defaultLanguage: "EN",
    zone: "Asia/Bangkok",
    currencies: ["THB", "MMK", "PHP", "VND"],
    theme: "lantern",
    settings: { plainBodies: true, countryDialingCode: "+66", appDescription: "Lantern" },
    hostNames: ["*"],
    flagsOn: ["USERNAMEREG3", "MOBILENUMREG3", "MOBILENUMPASSREG3", "REGMOBVERF3", "SMSLOGIN3", "CBS3", "FREEPLAY3"],
    switchesOn: allSwitches,
    resources: {
      HELPCENTER: "/m/service",
      AppDownloadIcon: "/art/app-icon",
    },
    banners: sharedBanners,
  },
  {
    code: "JADE",
    name: "Jade House",
    defaultLanguage: "MY",
    zone: "Asia/Yangon",
    currencies: ["MMK"],
    theme: "jade",
    settings: { countryDialingCode: "+95", appDescription: "Jade House", memberCentreCards: false, depositCards: false },
    hostNames: ["jade.localhost"],
    flagsOn: ["MOBILENUMREG3", "MOBILENUMPASSREG3", "REGMOBVERF3", "SMSLOGIN3", "FREEPLAY3"],
    switchesOn: allSwitches,
    resources: { HELPCENTER: "/m/service" },
    banners: sharedBanners,
  },
];
