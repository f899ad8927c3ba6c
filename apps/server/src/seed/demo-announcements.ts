import type { NewAnnouncement } from "../messages/create-announcement.ts";

type DemoAnnouncement = Omit<NewAnnouncement, "startsAt" | "endsAt"> & {
  /** Days before now that it began, and days from now that it ends. */
  readonly startedDaysAgo: number;
  readonly endsInDays?: number;
};

/** What the demo merchants announce. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    kind: "A",
    position: 1,
    startedDaysAgo: 1,
    texts: {
      EN: {
        title: "Hanoi One Minute pays 99.5 on two digits",
        content:
          "<p>A two-digit cover play costs its stake on each of the 27 lots and pays 99.5 for every hit. A new draw every minute, day and night.</p>",
      },
      MY: {
        title: "ဟနွိုင်း တစ်မိနစ်တွင် ဂဏန်းနှစ်လုံး 99.5 ဆ",
        content: "<p>ဂဏန်းနှစ်လုံး အပြည့်ထိုးလျှင် ဆုအကွက် 27 ကွက်စလုံးအတွက် လောင်းကြေးကျသင့်ပြီး ပေါက်တိုင်း 99.5 ဆ ရပါမည်။ နေ့ရောညပါ တစ်မိနစ်တစ်ကြိမ် ဖွင့်ပါသည်။</p>",
      },
      TH: {
        title: "ฮานอย 1 นาที จ่าย 99.5 เลขสองตัว",
        content: "<p>แทงเลข 2 ตัวแบบทุกรางวัล คิดเดิมพันกับทั้ง 27 รางวัล ถูกกี่ครั้งจ่าย 99.5 ทุกครั้ง ออกผลทุกนาที ตลอด 24 ชั่วโมง</p>",
      },
      TY: {
        title: "Hanoi One Minute: 99.5 ang bayad sa 2 digit",
        content:
          "<p>Ang tayang dalawang digit sa lahat ng premyo ay sinisingil sa bawat isa sa 27 numero at may bayad na 99.5 sa bawat tama. May bagong draw bawat minuto, araw at gabi.</p>",
      },
    },
  },
  {
    kind: "A",
    position: 2,
    startedDaysAgo: 3,
    texts: {
      EN: {
        title: "Every draw can be checked",
        content:
          "<p>Before an issue opens we publish a seal of its seed. After the draw the seed itself is shown, so anyone can compute the result again.</p>",
      },
      MY: {
        title: "ဖွင့်သမျှ ပွဲစဉ်တိုင်း ပြန်စစ်နိုင်ပါသည်",
        content: "<p>ပွဲစဉ်မဖွင့်မီ လျှို့ဝှက်ဂဏန်း၏ တံဆိပ်ကို ကြိုတင်ထုတ်ပြန်ထားပါသည်။ ဖွင့်ပြီးနောက် လျှို့ဝှက်ဂဏန်းကို ပြသသဖြင့် မည်သူမဆို ရလဒ်ကို ပြန်တွက်ကြည့်နိုင်ပါသည်။</p>",
      },
      TH: {
        title: "ทุกงวดตรวจสอบได้",
        content: "<p>ก่อนเปิดรับแทงแต่ละงวด เราเผยแพร่ลายนิ้วมือดิจิทัลของค่าซีด หลังออกผลจะเปิดเผยค่าซีดนั้น ใครก็คำนวณผลซ้ำได้</p>",
      },
      TY: {
        title: "Puwedeng suriin ang bawat draw",
        content:
          "<p>Bago magbukas ang isang draw, inilalathala namin ang fingerprint ng seed nito. Pagkatapos ng draw, ipinapakita ang mismong seed, kaya puwedeng kuwentahin ulit ng kahit sino ang resulta.</p>",
      },
    },
  },
  {
    kind: "A",
    position: 3,
    startedDaysAgo: 6,
    texts: {
      EN: {
        title: "Thirteen new games on the shelf",
        content:
          "<p>Twenty-five slots now, from five studios: thirteen of them new. Every game states its exact return, how often it wins and its largest win on its rules page.</p>",
      },
      MY: {
        title: "ဂိမ်းအသစ် 13 ခု ရောက်ပြီ",
        content:
          "<p>စတူဒီယို 5 ခုမှ စလော့ဂိမ်း 25 မျိုး ရှိပါပြီ၊ 13 မျိုးက အသစ်ဖြစ်ပါသည်။ ဂိမ်းတိုင်း၏ ပြန်ပေးနှုန်းအတိအကျ၊ အနိုင်ရသည့်အကြိမ်နှုန်းနှင့် အကြီးဆုံးအနိုင်ကို စည်းမျဉ်းစာမျက်နှာတွင် ကြည့်နိုင်ပါသည်။</p>",
      },
      TH: {
        title: "เกมใหม่ 13 เกมมาแล้ว",
        content: "<p>ตอนนี้มีสล็อต 25 เกมจาก 5 ค่าย เป็นเกมใหม่ 13 เกม ทุกเกมแจ้งอัตราคืนสู่ผู้เล่นที่แน่นอน ความถี่ที่ชนะ และรางวัลสูงสุดไว้ในหน้ากติกา</p>",
      },
      TY: {
        title: "Labintatlong bagong laro",
        content:
          "<p>Dalawampu’t limang slot na ngayon mula sa limang studio, labintatlo ang bago. Nakasulat sa rules ng bawat laro ang eksaktong balik sa player, gaano kadalas manalo, at ang pinakamalaking panalo.</p>",
      },
    },
  },
  {
    kind: "H",
    position: 1,
    startedDaysAgo: 2,
    texts: {
      EN: {
        title: "Tonight everybody spins Tiger Sanctum",
        content: "<p>The tiger wakes with the third lantern. Free spins double while the gong sounds.</p>",
      },
      MY: {
        title: "ဒီည လူတိုင်း လှည့်နေကြသည်မှာ Tiger Sanctum",
        content: "<p>တတိယမီးပုံး လင်းလျှင် ကျားနိုးလာပါမည်။ မောင်းသံကြားနေစဉ် အခမဲ့လှည့်ခွင့်များ နှစ်ဆ ဖြစ်ပါသည်။</p>",
      },
      TH: {
        title: "คืนนี้ใครๆ ก็หมุน Tiger Sanctum",
        content: "<p>เมื่อโคมดวงที่สามสว่าง เสือจะตื่น ฟรีสปินเพิ่มเป็นสองเท่าตลอดเสียงฆ้อง</p>",
      },
      TY: {
        title: "Tiger Sanctum ang iniikot ng lahat ngayong gabi",
        content: "<p>Gigising ang tigre sa ikatlong parol. Doble ang free spins habang tumutunog ang gong.</p>",
      },
    },
  },
  {
    kind: "PL",
    position: 1,
    startedDaysAgo: 5,
    texts: {
      EN: {
        title: "Decide beforehand how far play may go",
        content:
          '<p>Limits for deposits, stakes and losses are at <a href="/m/safeguards">limits and breaks</a>. A lower one holds at once.</p>',
      },
      MY: {
        title: "ဘယ်အထိ ကစားမည်ကို ကြိုတင် ဆုံးဖြတ်ပါ",
        content:
          '<p>ငွေသွင်း၊ လောင်းကြေးနှင့် အရှုံးတို့အတွက် ကန့်သတ်ချက်များကို <a href="/m/safeguards">ကန့်သတ်ချက်နှင့် နားချိန်</a>တွင် ထားနိုင်ပါသည်။ လျှော့ချလျှင် ချက်ချင်း အကျိုးသက်ရောက်ပါသည်။</p>',
      },
      TH: {
        title: "กำหนดไว้ก่อนว่าจะเล่นแค่ไหน",
        content: '<p>ตั้งวงเงินฝาก เดิมพัน และยอดเสียได้ที่<a href="/m/safeguards">วงเงินและการพักเล่น</a> วงเงินที่ลดลงมีผลทันที</p>',
      },
      TY: {
        title: "Magpasya muna kung hanggang saan ang laro",
        content:
          '<p>Nasa <a href="/m/safeguards">mga limit at pahinga</a> ang limit sa deposit, taya, at talo. Agad na epektibo ang mas mababang limit.</p>',
      },
    },
  },
  {
    kind: "PR",
    category: "deposit_promo",
    position: 1,
    startedDaysAgo: 10,
    endsInDays: 60,
    imageUrl: "/art/banners/lantern-week",
    texts: {
      EN: {
        title: "Lantern week: your first deposit, doubled",
        content: "<p>We add as much as you deposit first, up to 5,000. Stake the bonus ten times before you withdraw.</p>",
      },
      MY: {
        title: "မီးပုံးပွဲတော်အပတ်၊ ပထမဆုံး ငွေသွင်းမှု နှစ်ဆ",
        content: "<p>ပထမဆုံးသွင်းသည့် ငွေပမာဏအတိုင်း အများဆုံး 5,000 အထိ ထပ်ပေါင်းပေးပါမည်။ ငွေမထုတ်မီ ဘောနပ်စ်ကို ဆယ်ဆ လောင်းရပါမည်။</p>",
      },
      TH: {
        title: "สัปดาห์โคมไฟ ฝากครั้งแรกรับเพิ่มเท่าตัว",
        content: "<p>ฝากครั้งแรกเท่าไร เราเพิ่มให้เท่านั้น สูงสุด 5,000 ทำยอดแทงจากโบนัสครบ 10 เท่าก่อนถอน</p>",
      },
      TY: {
        title: "Lantern week: doble ang unang deposit",
        content:
          "<p>Dinadagdagan namin ang una mong deposit nang kapareho nito, hanggang 5,000. Itaya ang bonus nang sampung beses bago mag-withdraw.</p>",
      },
    },
  },
  {
    kind: "PR",
    category: "rebate_promo",
    position: 2,
    startedDaysAgo: 20,
    imageUrl: "/art/banners/one-minute",
    texts: {
      EN: { title: "Daily rebate on every lottery", content: "<p>0.5 % of your valid bets comes back every morning, win or lose.</p>" },
      MY: { title: "ထီတိုင်းအတွက် နေ့စဉ်ပြန်အမ်းငွေ", content: "<p>နိုင်နိုင်ရှုံးရှုံး သင်၏ လောင်းကြေး 0.5 % ကို နံနက်တိုင်း ပြန်ရပါမည်။</p>" },
      TH: { title: "คืนยอดหวยทุกวัน", content: "<p>รับคืน 0.5% ของยอดแทงทุกเช้า ได้หรือเสียก็คืน</p>" },
      TY: {
        title: "Araw-araw na rebate sa lahat ng lotto",
        content: "<p>Bumabalik tuwing umaga ang 0.5% ng mga taya mo, manalo man o matalo.</p>",
      },
    },
  },
  {
    kind: "PR",
    category: "player_rank_rules",
    position: 3,
    startedDaysAgo: 40,
    imageUrl: "/art/banners/quiet-evening",
    texts: {
      EN: {
        title: "VIP ranks and what they bring",
        content: "<p>Ten ranks by what you have staked. Each brings a gift when you reach it and another on your birthday.</p>",
      },
      MY: { title: "VIP အဆင့်များနှင့် အခွင့်အရေးများ", content: "<p>လောင်းထားသည့် ပမာဏအလိုက် အဆင့်ဆယ်ဆင့် ရှိပါသည်။ အဆင့်တက်တိုင်းနှင့် မွေးနေ့တွင် လက်ဆောင်ရပါမည်။</p>" },
      TH: { title: "ระดับ VIP และสิทธิพิเศษ", content: "<p>มี 10 ระดับตามยอดแทงสะสม ทุกระดับมีของขวัญเมื่อเลื่อนขั้นและในวันเกิดของคุณ</p>" },
      TY: {
        title: "Mga ranggo sa VIP at ang hatid nila",
        content: "<p>Sampung ranggo ayon sa naitaya mo. Bawat isa ay may regalo pag-akyat mo at isa pa sa birthday mo.</p>",
      },
    },
  },
];
