import type { NewBanner, NewMerchant } from "./create-merchant.ts";

const allSwitches = ["REGCEN", "AGETEAMPNL3", "DOWNMAN", "TEAMBETTING3", "TRANSREC3", "REWCEN3"];

/** Links of a merchant without apps of its own: `http/downloads.ts` answers them. */
const ownDownloads = {
  IOS: "/downloads/ios",
  Android: "/downloads/android",
  MOBILECONFIG: "/downloads/web-clip.mobileconfig",
  AppDownloadIcon: "/art/app-icon",
};

/** Play money of a new member, in units by currency: 5,000 THB and about as much in the others. */
const welcomeGrantUnits = { THB: "50000000", MMK: "3000000000", PHP: "80000000", VND: "35000000000" };

const lotteryNight: NewBanner = {
  group: "m_home",
  texts: {
    EN: { title: "Draws you can check yourself", subtitle: "Every house draw is sealed before the first bet" },
    MY: { title: "ကိုယ်တိုင်စစ်ဆေးနိုင်သော ထီပေါက်ဂဏန်းများ", subtitle: "ပထမဆုံးမထိုးမီကပင် ရလဒ်ကို ချိတ်ပိတ်ထားသည်" },
    TH: { title: "หวยที่คุณตรวจผลเองได้", subtitle: "ทุกงวดปิดผนึกก่อนรับแทงบิลแรก" },
    TY: { title: "Mga draw na masusuri mo", subtitle: "Selyado ang bawat draw bago ang unang taya" },
  },
  imageUrl: "/art/banners/lottery-night",
  linkPath: "/m/lottery",
};

const oneMinute: NewBanner = {
  group: "m_home",
  texts: {
    EN: { title: "A draw every minute", subtitle: "Pick your numbers, the next draw is close" },
    MY: { title: "တစ်မိနစ်တစ်ကြိမ် ထီဖွင့်သည်", subtitle: "ဂဏန်းရွေးပါ၊ နောက်တစ်ကြိမ် ဖွင့်ခါနီးပါပြီ" },
    TH: { title: "ออกผลทุกนาที", subtitle: "เลือกเลขของคุณ งวดถัดไปใกล้แล้ว" },
    TY: { title: "May draw bawat minuto", subtitle: "Piliin ang numero mo, malapit na ang susunod" },
  },
  imageUrl: "/art/banners/one-minute",
  linkPath: "/m/lottery",
};

const freeTrial: NewBanner = {
  group: "m_home",
  texts: {
    EN: { title: "Try everything for free", subtitle: "A trial account needs no details" },
    MY: { title: "အားလုံးကို အခမဲ့ စမ်းကစားပါ", subtitle: "အစမ်းအကောင့်အတွက် အချက်အလက် မလိုပါ" },
    TH: { title: "ลองฟรีทุกเกม", subtitle: "บัญชีทดลองไม่ต้องกรอกข้อมูล" },
    TY: { title: "Subukan lahat nang libre", subtitle: "Walang kailangang detalye sa trial account" },
  },
  imageUrl: "/art/banners/free-trial",
  linkPath: "/m/trail",
};

const quietEvening: NewBanner = {
  group: "m_home",
  texts: {
    EN: { title: "Play at your own pace", subtitle: "Set limits, take a break whenever you like" },
    MY: { title: "ကိုယ့်အရှိန်နှင့်ကိုယ် ကစားပါ", subtitle: "ကန့်သတ်ချက် ထားပါ၊ အချိန်မရွေး နားနိုင်သည်" },
    TH: { title: "เล่นตามจังหวะของคุณ", subtitle: "ตั้งวงเงิน พักเล่นได้ทุกเมื่อ" },
    TY: { title: "Maglaro ayon sa bilis mo", subtitle: "Magtakda ng limit, magpahinga kahit kailan" },
  },
  imageUrl: "/art/banners/quiet-evening",
  linkPath: "/m/securityCenter",
};

const ranks: NewBanner = {
  group: "m_vip",
  texts: {
    EN: { title: "Rise through the lantern ranks", subtitle: "Ten ranks, each with gifts of its own" },
    MY: { title: "မီးအိမ်အဆင့်များ တစ်ဆင့်ချင်း တက်ပါ", subtitle: "အဆင့်ဆယ်ဆင့်၊ အဆင့်တိုင်းတွင် သီးသန့်လက်ဆောင်များ" },
    TH: { title: "ไต่ระดับ VIP ทีละขั้น", subtitle: "10 ระดับ ทุกระดับมีของขวัญเฉพาะตัว" },
    TY: { title: "Umakyat sa mga ranggo", subtitle: "Sampung ranggo, may sariling regalo ang bawat isa" },
  },
  imageUrl: "/art/banners/vip",
  linkPath: "/m/vip",
};

const nightMarket: NewBanner = {
  group: "m_home",
  texts: {
    EN: { title: "The night market is open", subtitle: "Slots, draws and matches, all night long" },
    MY: { title: "ညဈေးတန်း ဖွင့်ပါပြီ", subtitle: "စလော့၊ ထီ၊ ဘောလုံးပွဲ တစ်ညလုံး ကစားလို့ရပြီ" },
    TH: { title: "ตลาดโต้รุ่งเปิดแล้ว", subtitle: "สล็อต หวย และบอล เล่นได้ทั้งคืน" },
    TY: { title: "Bukas na ang night market", subtitle: "Slots, lotto at laban, buong magdamag" },
  },
  imageUrl: "/art/banners/night-market",
  linkPath: "/m/gameCenter",
};

const jadeWelcome: NewBanner = {
  group: "m_home",
  texts: {
    EN: { title: "Welcome to Jade House", subtitle: "Sit down, the tea is warm and the tables are open" },
    MY: { title: "Jade House မှ ကြိုဆိုပါသည်", subtitle: "လက်ဖက်ရည်ပူပူလေးနှင့် ဂိမ်းစားပွဲများ အသင့်ရှိသည်" },
    TH: { title: "ยินดีต้อนรับสู่ Jade House", subtitle: "นั่งก่อน ชาร้อนๆ กับเกมรอคุณอยู่" },
    TY: { title: "Tuloy sa Jade House", subtitle: "Maupo ka, mainit ang tsaa at bukas ang mga mesa" },
  },
  imageUrl: "/art/banners/jade-welcome",
  linkPath: "/m/gameCenter",
};

const jadeFortune: NewBanner = {
  group: "m_home",
  texts: {
    EN: { title: "The jade wheel turns", subtitle: "Slots of the house, by our own studio" },
    MY: { title: "ကျောက်စိမ်းကံဘီး လည်ပါပြီ", subtitle: "ကိုယ်ပိုင်စတူဒီယို၏ စလော့ဂိမ်းများ" },
    TH: { title: "วงล้อหยกหมุนแล้ว", subtitle: "สล็อตจากค่ายของเราเอง" },
    TY: { title: "Umiikot na ang gulong ng jade", subtitle: "Slots ng house, gawa ng sarili naming studio" },
  },
  imageUrl: "/art/banners/jade-fortune",
  linkPath: "/m/gameList?gameType=RNG",
};

/**
 * The merchants of demo mode: LANTERN answers on any host, in every language, for four currencies; JADE has a host of its own, Burmese
 * and English, kyat, registration by mobile number beside the one by user name, an entrance of its own for agents (agent.jade.localhost),
 * and another theme, so that whatever is a merchant's choice is chosen twice.
 */
export const demoMerchants: readonly NewMerchant[] = [
  {
    code: "LANTERN",
    name: "Lantern",
    defaultLanguage: "EN",
    zone: "Asia/Bangkok",
    currencies: ["THB", "MMK", "PHP", "VND"],
    theme: "lantern",
    settings: {
      plainBodies: true,
      countryDialingCode: "+66",
      appDescription: "Games and draws in your pocket",
      appDescriptions: { MY: "ဂိမ်းနှင့်ထီ ဖုန်းထဲမှာ အသင့်", TH: "เกมและหวยในมือคุณ", TY: "Laro at lotto sa bulsa mo" },
      languages: ["EN", "MY", "TH", "TY"],
      autoplay: true,
      autoTransfer: true,
      welcomeGrantUnits,
      customerServiceLinks: { EN: "https://service.example/lantern/en", MY: "https://service.example/lantern/my" },
      customerServiceHosts: ["service.example"],
    },
    hostNames: ["*"],
    flagsOn: ["USERNAMEREG3", "SMSLOGIN3", "TELEGRAMLOGIN3", "FACEBOOKLOGIN3", "GOOGLELOGIN3", "CBS3", "FREEPLAY3"],
    switchesOn: allSwitches,
    resources: {
      ...ownDownloads,
      HELPCENTER: "/m/service",
      FACEBOOK: "https://facebook.example/lantern",
      TELEGRAM: "https://telegram.example/lantern",
      AFFILIATELINK: "/m/register",
    },
    banners: [nightMarket, lotteryNight, freeTrial, oneMinute, quietEvening, ranks],
  },
  {
    code: "JADE",
    name: "Jade House",
    defaultLanguage: "MY",
    zone: "Asia/Yangon",
    currencies: ["MMK"],
    theme: "jade",
    settings: {
      countryDialingCode: "+95",
      appDescription: "ဂိမ်းနှင့်ထီ အားလုံး တစ်နေရာတည်း",
      appDescriptions: { EN: "Games and draws in one house" },
      languages: ["MY", "EN"],
      memberCentreCards: false,
      depositCards: false,
      minimumCycleMs: 2_500,
      separateEntrances: true,
      welcomeGrantUnits,
    },
    hostNames: ["jade.localhost"],
    flagsOn: ["USERNAMEREG3", "MOBILENUMREG3", "MOBILENUMPASSREG3", "REGMOBVERF3", "FREEPLAY3"],
    switchesOn: allSwitches,
    resources: { HELPCENTER: "/m/service" },
    banners: [
      jadeWelcome,
      { ...oneMinute, imageUrl: "/art/banners/jade-minute" },
      jadeFortune,
      { ...freeTrial, imageUrl: "/art/banners/jade-trial" },
      { ...ranks, imageUrl: "/art/banners/jade-ranks" },
    ],
  },
];
