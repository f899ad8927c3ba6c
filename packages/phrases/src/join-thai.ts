const wordJoiner = "\u2060";

const segmenter = new Intl.Segmenter("th", { granularity: "word" });

/** What makes a noun of the word after it, or denies it: a line does not end with one. */
const openings = new Set("การ ความ ผู้ ไม่".split(" "));

/** Words that the dictionary takes for two. */
const compounds = `รหัส|ผ่าน เดิม|พัน เข้า|สู่ สู่|ระบบ ตรวจ|สอบ ถูก|ต้อง ตัว|ตน ยอด|เงิน ฝาก|เงิน ถอน|เงิน มือ|ถือ คำ|ตอบ ขั้น|ตอน หมด|อายุ
  ลาย|เซ็น รูป|แบบ หน้า|จอ พาส|คีย์ ฟรีส|ปิน ไว|ลด์ วง|ล้อ ค่า|ซีด ยอด|ฮิต`
  .split(/\s+/)
  .map((word) => word.split("|"));

const startsThai = /^[\u0e01-\u0e4e]/;

/**
 * A Thai text whose lines break between words. It has spaces between sentences only; browsers find the words by a dictionary, which
 * cuts compounds in two. A word joiner, which is not seen, holds these together.
 */
export function joinThai(text: string): string {
  let joined = "";
  let before = "";
  for (const { segment } of segmenter.segment(text)) {
    const belongs =
      (openings.has(before) && startsThai.test(segment)) || compounds.some(([first, second]) => first === before && second === segment);
    joined += belongs ? wordJoiner + segment : segment;
    before = segment;
  }
  return joined;
}
