import { gold, type Metal } from "@lantern/ui/art/relief.ts";

/** Stones, shells and lacquers as a metal's ramp, for embossing: black in the cuts, pale where light passes through. */
export const jadeStone: Metal = {
  red: ".00 .00 .02 .06 .16 .46 .9",
  green: ".06 .18 .34 .52 .70 .88 1",
  blue: ".04 .11 .21 .34 .48 .70 .94",
  glint: "#eafff2",
  shade: "#01160e",
};

export const paleJade: Metal = {
  red: ".02 .10 .26 .46 .66 .86 1",
  green: ".16 .38 .60 .78 .90 .97 1",
  blue: ".09 .26 .44 .60 .75 .89 1",
  glint: "#ffffff",
  shade: "#04160c",
};

export const nacre: Metal = {
  red: ".52 .74 .90 .98 1 1 1",
  green: ".26 .48 .70 .86 .95 1 1",
  blue: ".36 .58 .76 .88 .95 1 1",
  glint: "#ffffff",
  shade: "#4a0626",
};

export const chestnut: Metal = {
  red: ".10 .30 .56 .80 .95 1 1",
  green: ".02 .10 .24 .44 .66 .86 1",
  blue: ".02 .04 .08 .14 .30 .60 .9",
  glint: "#ffe9b0",
  shade: "#220204",
};

export const redCoral: Metal = {
  red: ".24 .55 .84 .98 1 1 1",
  green: ".00 .06 .18 .36 .56 .78 .95",
  blue: ".02 .08 .16 .28 .46 .70 .92",
  glint: "#fff0ea",
  shade: "#2a0206",
};

export const cinnabar: Metal = {
  red: ".20 .45 .70 .88 .97 1 1",
  green: ".00 .01 .05 .12 .30 .60 .9",
  blue: ".01 .03 .06 .12 .24 .50 .85",
  glint: "#ffe0d0",
  shade: "#260004",
};

export const lapis: Metal = {
  red: ".00 .04 .10 .20 .40 .72 1",
  green: ".04 .16 .32 .50 .70 .88 1",
  blue: ".20 .42 .66 .86 .96 1 1",
  glint: "#f0fbff",
  shade: "#020a24",
};

export const greenGold: Metal = { ...gold, red: ".0 .05 .16 .34 .55 .8 1" };
