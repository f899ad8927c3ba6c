import { createContext, use, type ReactNode } from "react";

/** Languages that try the components: the usual one, the tallest letters, the longest words, and letters that join from the right. */
export const storyLanguages = [
  { code: "en", name: "English" },
  { code: "my", name: "Burmese" },
  { code: "th", name: "Thai" },
  { code: "de", name: "German, long" },
  { code: "ar", name: "Arabic" },
] as const;

export type StoryLanguage = (typeof storyLanguages)[number]["code"];

/** The words that stories show; stories are no part of the product, so these are no phrases. */
export interface StoryTexts {
  readonly action: string;
  readonly second: string;
  readonly title: string;
  readonly note: string;
  readonly field: string;
  readonly hint: string;
  readonly fault: string;
  readonly game: string;
  readonly onSale: string;
  readonly closed: string;
  readonly hot: string;
  readonly fresh: string;
  readonly tabs: readonly [string, string, string, string];
  readonly consent: string;
}

const texts: Readonly<Record<StoryLanguage, StoryTexts>> = {
  en: {
    action: "Place bet",
    second: "Add to slip",
    title: "Nothing here yet",
    note: "Your favourite games will stand here as soon as you tap a heart.",
    field: "Username",
    hint: "4 to 16 letters, digits or _, beginning with a letter",
    fault: "This name is taken: choose another one.",
    game: "Carp over the Falls",
    onSale: "On sale",
    closed: "Closed",
    hot: "Hot",
    fresh: "New",
    tabs: ["All", "Hot", "Recent", "Favourites"],
    consent: "I am 18 or older and accept the terms and the privacy policy.",
  },
  my: {
    action: "လောင်းမည်",
    second: "စာရင်းထဲ ထည့်မည်",
    title: "ဘာမှ မရှိသေးပါ",
    note: "နှလုံးပုံကို နှိပ်လိုက်တာနဲ့ နှစ်သက်ရာ ဂိမ်းတွေ ဒီမှာ ပေါ်လာပါမယ်။",
    field: "အကောင့်အမည်",
    hint: "အက္ခရာနဲ့ စပြီး အက္ခရာ၊ ဂဏန်း၊ _ တို့ကို 4 လုံးမှ 16 လုံးအထိ သုံးနိုင်ပါတယ်",
    fault: "ဒီအမည်ကို သုံးပြီးသားပါ။ တခြားအမည် ရွေးပေးပါ။",
    game: "ရေတံခွန်ကျော် ငါးကြင်း",
    onSale: "ရောင်းချနေသည်",
    closed: "ပိတ်ပြီ",
    hot: "ရေပန်းစား",
    fresh: "အသစ်",
    tabs: ["အားလုံး", "ရေပန်းစား", "မကြာမီက", "နှစ်သက်ရာ"],
    consent: "ကျွန်ုပ်သည် အသက် 18 နှစ် ပြည့်ပြီးဖြစ်ပြီး စည်းမျဉ်းများနှင့် ကိုယ်ရေးအချက်အလက် မူဝါဒကို သဘောတူပါသည်။",
  },
  th: {
    action: "วางเดิมพัน",
    second: "เพิ่มลงโพย",
    title: "ยังไม่มีรายการ",
    note: "แตะรูปหัวใจที่เกมไหน เกมนั้นจะมาอยู่ตรงนี้",
    field: "ชื่อผู้ใช้",
    hint: "ตัวอักษร ตัวเลข หรือ _ รวม 4 ถึง 16 ตัว ขึ้นต้นด้วยตัวอักษร",
    fault: "ชื่อนี้มีคนใช้แล้ว ลองใช้ชื่ออื่น",
    game: "ปลาคาร์ปเหนือน้ำตก",
    onSale: "เปิดขาย",
    closed: "ปิดแล้ว",
    hot: "ฮิต",
    fresh: "ใหม่",
    tabs: ["ทั้งหมด", "ฮิต", "ล่าสุด", "รายการโปรด"],
    consent: "ฉันอายุ 18 ปีขึ้นไป และยอมรับข้อกำหนดกับนโยบายความเป็นส่วนตัว",
  },
  de: {
    action: "Wette verbindlich abgeben",
    second: "Zum Wettschein hinzufügen",
    title: "Hier gibt es noch keine Einträge",
    note: "Sobald du bei einem Spiel das Herz antippst, findest du es hier unter deinen Lieblingsspielen wieder.",
    field: "Benutzername des Spielerkontos",
    hint: "4 bis 16 Buchstaben, Ziffern oder Unterstriche, beginnend mit einem Buchstaben",
    fault: "Dieser Benutzername ist bereits vergeben: bitte wähle einen anderen.",
    game: "Koikarpfen über den Wasserfällen",
    onSale: "Annahme geöffnet",
    closed: "Annahmeschluss erreicht",
    hot: "Angesagt",
    fresh: "Neuheit",
    tabs: ["Alle Spiele", "Angesagt", "Zuletzt gespielt", "Lieblingsspiele"],
    consent: "Ich bin mindestens 18 Jahre alt und stimme den Nutzungsbedingungen sowie der Datenschutzerklärung zu.",
  },
  ar: {
    action: "تأكيد الرهان",
    second: "أضف إلى القسيمة",
    title: "لا يوجد شيء هنا بعد",
    note: "ستظهر ألعابك المفضلة هنا بمجرد أن تضغط على القلب.",
    field: "اسم المستخدم",
    hint: "من 4 إلى 16 حرفًا أو رقمًا أو _ ويبدأ بحرف",
    fault: "هذا الاسم مستخدم: اختر اسمًا آخر.",
    game: "الشبوط فوق الشلال",
    onSale: "متاح الآن",
    closed: "مغلق",
    hot: "رائج",
    fresh: "جديد",
    tabs: ["الكل", "رائج", "الأخيرة", "المفضلة"],
    consent: "عمري 18 عامًا أو أكثر وأوافق على الشروط وسياسة الخصوصية.",
  },
};

export const textsOf = (language: StoryLanguage): StoryTexts => texts[language];

const TextsContext = createContext<StoryTexts>(texts.en);

export function TextsProvider({ texts: own, children }: { readonly texts: StoryTexts; readonly children: ReactNode }) {
  return <TextsContext value={own}>{children}</TextsContext>;
}

/** The words of the story's language. */
export function useTexts(): StoryTexts {
  return use(TextsContext);
}
