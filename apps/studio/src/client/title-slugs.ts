/** The file name of each title: of its rules, and of the folder of its pictures. */
export const titleSlugs: Readonly<Record<string, string>> = {
  "GN-TIGER": "tiger-sanctum",
  "GN-ELEPH": "elephant-regalia",
  "GN-PEACK": "peacock-crown",
  "SB-CARP": "carp-over-the-falls",
  "SB-CRANE": "crane-and-pine",
  "SB-DRUM": "storm-drummer",
  "TR-MANGO": "mango-express",
  "TR-DURIAN": "durian-boom",
  "TR-GECKO": "gecko-go",
  "NB-RIVER": "river-of-lamps",
  "NB-STILT": "moonlit-stilts",
  "PM-LOTUS": "lotus-pond",
};
