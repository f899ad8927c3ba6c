import { circle, ellipse, mirrored, path, stroke } from "@lantern/ui/art/sheet.ts";
import { petal, polar } from "@lantern/ui/art/geometry.ts";
import type { Avatar } from "./avatar.ts";

const ink = "#20122e";
const both = (shapes: string): string => mirrored(shapes, 48);
const eyes = (x: number, y: number, radius = 3.6): string =>
  both(circle(x, y, radius, ink) + circle(x - radius * 0.3, y - radius * 0.36, radius * 0.34, "#fff"));
const blush = (x: number, y: number, colour: string): string => both(ellipse(x, y, 4.6, 3, colour, `opacity=".55"`));

const rooster: Avatar = {
  name: "rooster",
  ground: ["#ffd36b", "#c2571a"],
  draw: (sheet) => {
    const plume = sheet.linear([
      [0, "#fff6e2"],
      [0.6, "#ffd9a0"],
      [1, "#e58a3c"],
    ]);
    return (
      path("M34 26C30 14 40 12 42 20C42 8 54 8 54 20C58 12 68 14 62 28Z", "#e0303a") +
      path("M48 22C30 22 24 38 26 56C26 76 36 86 48 86S70 76 70 56C72 38 66 22 48 22Z", plume) +
      both(path("M27 62C20 70 22 78 28 82C30 76 32 72 34 70Z", "#c8401f")) +
      path("M40 50L48 62L56 50Q48 46 40 50Z", "#ffb01f") +
      stroke("M41 51.500Q48 54 55 51.500", "#b56a10", 1.4) +
      both(path("M46 62C40 62 39 74 44 76C47 76 48 70 48 64Z", "#e0303a")) +
      eyes(37, 44, 3.8) +
      blush(32, 55, "#ff8a6a")
    );
  },
};

const koi: Avatar = {
  name: "koi",
  ground: ["#8fdcf2", "#14629a"],
  draw: (sheet) => {
    const body = sheet.linear([
      [0, "#ffffff"],
      [1, "#dbe8f2"],
    ]);
    const fin = sheet.linear([
      [0, "#ffe0d0"],
      [1, "#f0714a"],
    ]);
    return (
      both(path("M28 54C12 48 6 60 10 70C18 70 26 68 32 62Z", fin)) +
      path("M48 18C66 22 72 44 68 60C64 76 56 84 48 86C40 84 32 76 28 60C24 44 30 22 48 18Z", body) +
      path("M48 18C60 20 66 30 67 40C58 46 54 34 48 36C42 34 38 46 29 40C30 30 36 20 48 18Z", "#f0552e") +
      path("M38 62C44 56 52 56 58 62C54 70 42 70 38 62Z", "#f0552e", `opacity=".9"`) +
      stroke("M36 76C30 78 28 84 24 86M60 76C66 78 68 84 72 86", "#f7c9a8", 2) +
      ellipse(48, 78, 6.5, 4.5, "#f7a08a") +
      ellipse(48, 78.5, 3.4, 2.2, "#7a2a2a") +
      eyes(36, 54, 4.2)
    );
  },
};

const peacock: Avatar = {
  name: "peacock",
  ground: ["#7ff0c8", "#0f4a8a"],
  draw: (sheet) => {
    const blue = sheet.linear([
      [0, "#3fa0f0"],
      [1, "#1a2f9a"],
    ]);
    const feathers = [-84, -56, -28, 0, 28, 56, 84]
      .map((turn) => {
        const [x, y] = polar([48, 66], 44, turn - 90);
        return (
          path(petal([48, 66], [x, y], 15, 0.74), "#1f9a6a", `stroke="#0c5a4a" stroke-width="1"`) +
          circle(48 + (x - 48) * 0.82, 66 + (y - 66) * 0.82, 5.4, "#ffd05a") +
          circle(48 + (x - 48) * 0.82, 66 + (y - 66) * 0.82, 3.2, "#1a2f9a")
        );
      })
      .join("");
    return (
      feathers +
      path("M48 36C36 36 32 48 34 60C35 74 40 86 48 86S61 74 62 60C64 48 60 36 48 36Z", blue) +
      stroke("M44 37L40 27M48 36V25M52 37L56 27", "#1a2f9a", 1.8) +
      circle(39.5, 26, 2.2, "#ffd05a") +
      circle(48, 24, 2.2, "#ffd05a") +
      circle(56.5, 26, 2.2, "#ffd05a") +
      both(ellipse(41.5, 52, 5.6, 6.4, "#eaf6ff")) +
      eyes(42, 52.5, 3.2) +
      path("M44 60H52L48 68Z", "#ffb52e")
    );
  },
};

const dragon: Avatar = {
  name: "dragon",
  ground: ["#ffb0a0", "#8a1a3c"],
  draw: (sheet) => {
    const scale = sheet.linear([
      [0, "#6fe0a0"],
      [1, "#148a5a"],
    ]);
    return (
      both(
        path("M36 28C30 20 30 12 24 8C22 18 26 26 30 32Z", "#ffd05a", `stroke="#b5761a" stroke-width="1"`) +
          path("M26 42C14 38 10 46 8 54C16 52 20 56 26 56Z", "#ff8a4a") +
          stroke("M40 72C28 74 22 82 14 80", "#ffd05a", 2.6),
      ) +
      path("M48 22C32 22 24 34 25 48C26 58 30 62 32 70C34 82 40 86 48 86S62 82 64 70C66 62 70 58 71 48C72 34 64 22 48 22Z", scale) +
      path("M48 18L53 30L48 40L43 30Z", "#ff8a4a") +
      both(stroke("M30 40Q37 34 43 40", "#0c5a3c", 2.6)) +
      both(ellipse(37.5, 48, 6, 6.4, "#fff8e0")) +
      eyes(38, 48.5, 3.6) +
      path("M34 64C34 58 42 58 48 61C54 58 62 58 62 64C62 74 56 80 48 80S34 74 34 64Z", "#c9f5d8") +
      both(ellipse(43, 64, 2, 1.5, "#0c5a3c")) +
      stroke("M40 71Q48 77 56 71", "#0c5a3c", 2) +
      both(path("M42.500 73.500L44.500 78.500L46.500 75.200Z", "#fff"))
    );
  },
};

const panda: Avatar = {
  name: "panda",
  ground: ["#c6f0a0", "#2f7a3c"],
  draw: (sheet) => {
    const fur = sheet.linear([
      [0, "#ffffff"],
      [1, "#dfe6ea"],
    ]);
    return (
      both(circle(25, 30, 11, "#2a2436")) +
      path("M48 20C28 20 16 36 17 54C18 74 32 84 48 84S78 74 79 54C80 36 68 20 48 20Z", fur) +
      both(
        ellipse(34, 51, 8.4, 10.4, "#2a2436", `transform="rotate(24 34 51)"`) + circle(36, 50, 4.4, "#fff") + circle(36.5, 50.5, 2.8, ink),
      ) +
      ellipse(48, 64, 5.4, 3.8, "#2a2436") +
      stroke("M48 67.500V71M48 71Q43 76 39 73M48 71Q53 76 57 73", "#2a2436", 2) +
      blush(26, 66, "#ff9fb0") +
      path(petal([66, 86], [80, 70], 7), "#5fbf5a") +
      stroke("M56 80L72 88", "#3f9a46", 3)
    );
  },
};

const turtle: Avatar = {
  name: "turtle",
  ground: ["#ffe6a8", "#c78a2a"],
  draw: (sheet) => {
    const skin = sheet.linear([
      [0, "#a8e08a"],
      [1, "#4f9a4a"],
    ]);
    const shell = sheet.linear([
      [0, "#3fae86"],
      [1, "#0d5a44"],
    ]);
    return (
      ellipse(48, 64, 40, 27, shell) +
      stroke("M14 54Q30 42 48 42T82 54M24 46L20 76M72 46L76 76M12 68Q30 60 48 60T84 68", "#d7ffe6", 1.6, `opacity=".55"`) +
      path("M48 26C34 26 27 38 28 52C29 68 38 78 48 78S67 68 68 52C69 38 62 26 48 26Z", skin) +
      both(ellipse(38.5, 48, 6.6, 7.4, "#fff")) +
      eyes(39.5, 49, 4) +
      both(circle(45.5, 60, 1.2, "#2f6a34")) +
      stroke("M39 66Q48 73 57 66", "#2f6a34", 2.2) +
      blush(33, 62, "#ff9a7a") +
      both(ellipse(42, 31, 3, 2, "#d7ffb0", `opacity=".8"`))
    );
  },
};

const fox: Avatar = {
  name: "fox",
  ground: ["#b8c4ff", "#4a3aa0"],
  draw: (sheet) => {
    const fur = sheet.linear([
      [0, "#ff9a4a"],
      [1, "#d9541f"],
    ]);
    return (
      both(path("M22 46L20 14L44 28Z", fur) + path("M25 38L24.500 22L37 29Z", "#3a1a2a")) +
      path("M48 24C30 24 18 40 16 56C28 60 36 80 48 86C60 80 68 60 80 56C78 40 66 24 48 24Z", fur) +
      both(path("M16 56C28 58 40 60 44 74L48 86C36 80 28 62 16 56Z", "#fff6ea")) +
      path("M44 76Q48 73 52 76L48 82Z", "#2a1420") +
      both(stroke("M30 53Q35 49 40 53", "#2a1420", 3)) +
      blush(27, 62, "#ff7a6a")
    );
  },
};

const crane: Avatar = {
  name: "crane",
  ground: ["#f7d9e4", "#8a5aa8"],
  draw: (sheet) => {
    const plume = sheet.linear([
      [0, "#ffffff"],
      [1, "#dfe3f0"],
    ]);
    return (
      circle(62, 34, 20, "#f05a4a", `opacity=".9"`) +
      path("M30 90C26 66 40 58 38 42C37 30 44 24 52 26C60 28 62 38 56 44C50 52 60 66 58 90Z", plume) +
      path("M36 46C35 34 42 28 48 30C42 34 42 42 44 50C46 60 36 66 34 80C30 66 38 58 36 46Z", "#2a2436", `opacity=".88"`) +
      path("M44 27C48 21 56 23 58 29C53 27 48 27 44 27Z", "#e0303a") +
      path("M57 34L82 40L58 40Z", "#3a3a4a") +
      circle(52, 34, 2.6, ink) +
      circle(51.3, 33.2, 0.9, "#fff")
    );
  },
};

/** Eight more of the animals that a member can choose from. */
export const moreAnimals: readonly Avatar[] = [rooster, koi, peacock, dragon, panda, turtle, fox, crane];
