import type { TitleDefinition } from "../engine/types.ts";
import { fiveLines, linesWindow, plainSpin, plainTitle, reelStrips, regular, stakesUpTo500, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "egg egg egg bell bell egg house house house rooster chilli chilli chilli rooster chilli chilli chilli chilli bell bell bell bell sun sun sun corn corn",
  "house house house corn corn sun sun sun bell bell chilli chilli chilli chilli rooster egg egg egg rooster corn corn corn corn chilli chilli chilli bell bell bell bell egg",
  "rooster chilli chilli chilli corn corn corn corn rooster egg bell bell corn corn sun sun sun egg egg egg chilli chilli chilli chilli bell bell bell bell house house house",
);

export const dawnRooster: TitleDefinition = {
  ...plainTitle,
  code: "SB-ROOST",
  brandCode: "SAMPAN",
  name: { en: "Dawn Rooster", my: "အရုဏ်တွန် ကြက်ဖ", th: "ไก่ขันรับอรุณ", fil: "Tandang ng Bukang-liwayway" },
  engine: "lines",
  ...linesWindow(fiveLines),
  symbols: [
    wild("rooster", 100),
    regular("sun", 45),
    regular("house", 25),
    regular("egg", 15),
    regular("corn", 10),
    regular("bell", 5),
    regular("chilli", 3),
  ],
  base: { ...plainSpin, strips: baseStrips },
  fullHouseMultiplier: 8,
  respinThirdReel: true,
  volatility: "medium",
  theme: {
    family: "woodcut",
    palette: { ground: "#2b1152", panel: "#efe2ff", accent: "#e42f3c", second: "#3d1b70", text: "#2b1152", onAccent: "#fff6e4" },
  },
  ...stakesUpTo500,
};
