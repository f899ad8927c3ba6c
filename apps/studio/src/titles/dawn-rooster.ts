import type { TitleDefinition } from "../engine/types.ts";
import { fiveLines, plainSpin, reelStrips, regular, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "rooster egg egg egg bell bell corn corn corn corn chilli chilli chilli corn corn chilli chilli chilli chilli house house house sun sun sun bell bell bell bell rooster egg",
  "corn corn bell bell bell bell chilli chilli chilli chilli egg egg egg rooster bell bell egg chilli chilli chilli corn corn corn corn house house house rooster sun sun sun",
  "chilli chilli chilli chilli sun sun sun house house house corn corn corn corn egg bell bell bell bell rooster corn corn bell bell rooster chilli chilli chilli egg egg egg",
);

export const dawnRooster: TitleDefinition = {
  code: "SB-ROOST",
  brandCode: "SAMPAN",
  name: { en: "Dawn Rooster", my: "အရုဏ်တွန် ကြက်ဖ", th: "ไก่ขันรับอรุณ", fil: "Tandang ng Bukang-liwayway" },
  engine: "lines",
  reels: 3,
  rows: 3,
  betUnits: 5,
  lines: fiveLines,
  ways: 0,
  bothDirections: false,
  symbols: [
    wild("rooster", 120),
    regular("sun", 50),
    regular("house", 25),
    regular("egg", 12),
    regular("corn", 8),
    regular("bell", 4),
    regular("chilli", 3),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: null,
  fullHouseMultiplier: 8,
  respinThirdReel: true,
  volatility: "medium",
  theme: {
    family: "woodcut",
    palette: { ground: "#2b1152", panel: "#efe2ff", accent: "#e42f3c", second: "#3d1b70", text: "#2b1152", onAccent: "#fff6e4" },
  },
  stakeLevels: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  defaultStakeLevel: 5,
};
