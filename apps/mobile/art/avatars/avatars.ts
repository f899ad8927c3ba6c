import type { Avatar } from "./avatar.ts";
import { moreAnimals } from "./more-animals.ts";
import { circle, createSheet, ellipse, ground, group, mirrored, path, stroke } from "@lantern/ui/art/sheet.ts";

const ink = "#20122e";

const both = (shapes: string): string => mirrored(shapes, 48);
const eyes = (x: number, y: number, radius = 3.6): string =>
  both(circle(x, y, radius, ink) + circle(x - radius * 0.3, y - radius * 0.36, radius * 0.34, "#fff"));
const blush = (x: number, y: number, colour: string): string => both(ellipse(x, y, 4.6, 3, colour, `opacity=".55"`));

const tiger: Avatar = {
  name: "tiger",
  ground: ["#ff9f5a", "#b32a3c"],
  draw: (sheet) => {
    const fur = sheet.linear([
      [0, "#ffc352"],
      [1, "#f07a1c"],
    ]);
    return (
      both(circle(25, 32, 11, fur) + circle(25, 32, 6, "#ffe6c4")) +
      path("M48 22C26 22 16 38 17 54C18 72 32 82 48 82C64 82 78 72 79 54C80 38 70 22 48 22Z", fur) +
      both(
        path("M48 82C36 82 27 76 27 68C27 60 36 58 48 62Z", "#fff2dc") +
          path("M17 50L28 52L17.5 57ZM18.5 60L29 60L20.5 66ZM40 23L44 34L48 26ZM30 28L38 37L36 25Z", ink),
      ) +
      path("M42.5 58H53.5L48 64.5Z", "#e0506a") +
      stroke("M48 64V68M48 68Q43 73 39 70M48 68Q53 73 57 70", ink, 2) +
      eyes(35, 50) +
      path("M46 22H50L48 32Z", ink)
    );
  },
};

const elephant: Avatar = {
  name: "elephant",
  ground: ["#8ab8ff", "#2a3fa8"],
  draw: (sheet) => {
    const skin = sheet.linear([
      [0, "#f4f8ff"],
      [1, "#a9bde0"],
    ]);
    return (
      both(path("M36 34C24 22 8 26 8 44C8 60 18 70 32 66Z", skin) + path("M33 40C26 32 15 34 15 45C15 56 22 62 31 59Z", "#ffc4cf")) +
      path("M48 20C32 20 26 34 28 48C30 62 38 66 41 78C43 86 53 86 55 78C58 66 66 62 68 48C70 34 64 20 48 20Z", skin) +
      stroke("M42 66H54M43 72H53M44 78H52", "#7f96c4", 1.6) +
      both(path("M36 60C32 66 27 68 23 66C26 74 36 74 40 66Z", "#fffdf4")) +
      eyes(38, 48, 3) +
      path("M38 24Q48 18 58 24L48 40Z", "#d8304a") +
      circle(48, 29, 3.4, "#ffd05a") +
      both(circle(40.5, 26.5, 1.6, "#ffd05a"))
    );
  },
};

const rabbit: Avatar = {
  name: "rabbit",
  ground: ["#ffe0a0", "#e88a4a"],
  draw: (sheet) => {
    const fur = sheet.linear([
      [0, "#ffffff"],
      [1, "#f0dcd0"],
    ]);
    return (
      both(path("M34 40C26 26 26 8 33 6C41 6 45 24 45 38Z", fur) + path("M36 36C31 26 31 13 34 12C38 13 41 26 41 36Z", "#ffb4c0")) +
      path("M48 34C30 34 22 46 23 58C24 74 36 82 48 82C60 82 72 74 73 58C74 46 66 34 48 34Z", fur) +
      blush(31, 66, "#ff8a9a") +
      path("M45 62H51L48 66Z", "#e0607a") +
      stroke("M48 66V69M48 69Q44 73 41 71M48 69Q52 73 55 71", ink, 1.9) +
      eyes(37, 57)
    );
  },
};

const owl: Avatar = {
  name: "owl",
  ground: ["#7a6ae0", "#2a1a6a"],
  draw: (sheet) => {
    const plume = sheet.linear([
      [0, "#b87a4a"],
      [1, "#6a3a24"],
    ]);
    return (
      path("M22 18L36 28H60L74 18C80 36 80 66 70 76C62 84 34 84 26 76C16 66 16 36 22 18Z", plume) +
      both(circle(35, 46, 14, "#ffe9c4") + circle(35, 46, 9.5, "#ffb52e") + circle(35, 46, 5.4, ink) + circle(33, 43.6, 1.9, "#fff")) +
      path("M48 50L54 58L48 66L42 58Z", "#ff8a2e") +
      stroke("M36 70Q40 75 44 70M52 70Q56 75 60 70M44 76Q48 81 52 76", "#ffd9a0", 2)
    );
  },
};

const buffalo: Avatar = {
  name: "buffalo",
  ground: ["#7fd8a4", "#1a6a52"],
  draw: (sheet) => {
    const hide = sheet.linear([
      [0, "#6a6488"],
      [1, "#3a3358"],
    ]);
    return (
      both(
        path(
          "M34 34C20 36 8 28 8 12C14 24 24 24 38 24Z",
          sheet.linear([
            [0, "#fff3d8"],
            [1, "#c9a878"],
          ]),
        ) + path("M28 44C18 40 12 44 12 50C18 54 26 52 30 50Z", hide),
      ) +
      path("M48 24C34 24 28 34 30 48C31 56 30 62 30 68C30 78 38 84 48 84C58 84 66 78 66 68C66 62 65 56 66 48C68 34 62 24 48 24Z", hide) +
      path("M48 62C36 62 31 68 32 74C33 80 40 84 48 84C56 84 63 80 64 74C65 68 60 62 48 62Z", "#c9a8a8") +
      both(ellipse(41, 71, 2.6, 3.4, ink)) +
      circle(48, 78, 6, "none", `stroke="#ffd05a" stroke-width="2.2"`) +
      eyes(38, 48) +
      path("M40 26Q48 18 56 26Q52 36 48 34Q44 36 40 26Z", ink)
    );
  },
};

const cat: Avatar = {
  name: "cat",
  ground: ["#ff9ab0", "#a82a6a"],
  draw: (sheet) => {
    const fur = sheet.linear([
      [0, "#fffaf0"],
      [1, "#eed9c0"],
    ]);
    const face = "M24 18L38 28C44 26 52 26 58 28L72 18C76 30 78 44 77 54C76 72 62 82 48 82C34 82 20 72 19 54C18 44 20 30 24 18Z";
    return (
      path(face, fur) +
      group(
        `clip-path="${sheet.clip(path(face, "#000"))}"`,
        path("M14 10H44C46 30 40 46 26 50L14 48Z", "#f08a2e") + path("M82 10H62C60 26 66 40 80 44Z", "#5a3a3a"),
      ) +
      both(path("M27 25L35 31L26 38Z", "#ffb4b4")) +
      blush(30, 64, "#ff8a9a") +
      path("M45 59H51L48 62.5Z", "#e0607a") +
      stroke("M48 62V65M48 65Q43.5 70 39 66M48 65Q52.5 70 57 66", ink, 2) +
      eyes(36, 54) +
      both(stroke("M24 60L10 57M24 64L11 66", "#b89a84", 1.4)) +
      stroke("M32 80Q48 88 64 80", "#d8301f", 5) +
      circle(48, 84, 5, "#ffd05a") +
      stroke("M48 84V88M44 83H52", "#8a520c", 1.2)
    );
  },
};

const macaque: Avatar = {
  name: "macaque",
  ground: ["#ffd86a", "#c8641c"],
  draw: (sheet) => {
    const fur = sheet.linear([
      [0, "#a86a44"],
      [1, "#5f3524"],
    ]);
    return (
      both(circle(18, 50, 9, fur) + circle(18, 50, 5, "#f0b49a")) +
      path("M48 18C28 18 18 34 18 52C18 72 32 82 48 82C64 82 78 72 78 52C78 34 68 18 48 18Z", fur) +
      path(
        "M48 44C44 36 34 36 30 44C26 52 28 60 30 66C33 76 40 79 48 79C56 79 63 76 66 66C68 60 70 52 66 44C62 36 52 36 48 44Z",
        "#f8cdb0",
      ) +
      both(ellipse(45.5, 60, 1.3, 1.7, "#8a4a3a")) +
      stroke("M39 68Q48 76 57 68", "#8a3a2e", 2.2) +
      eyes(38, 51) +
      blush(33, 62, "#f08a7a") +
      path("M40 20Q46 8 48 18Q52 8 57 21Z", fur)
    );
  },
};

const gecko: Avatar = {
  name: "gecko",
  ground: ["#5fe0d0", "#0a6a8a"],
  draw: (sheet) => {
    const skin = sheet.radial(
      [
        [0, "#d8ff6a"],
        [0.6, "#6fd43a"],
        [1, "#1f9a3c"],
      ],
      [0.42, 0.3],
      0.8,
    );
    return (
      path("M48 30C26 30 14 44 14 58C14 74 30 82 48 82C66 82 82 74 82 58C82 44 70 30 48 30Z", skin) +
      both(
        circle(29, 34, 14, skin) +
          circle(29, 34, 10, "#fff") +
          circle(30, 35, 7.6, "#ffb52e") +
          ellipse(30.5, 35, 2.4, 6, ink) +
          circle(27.5, 31.5, 2.2, "#fff"),
      ) +
      stroke("M24 62Q48 80 72 62", ink, 2.6) +
      both(circle(44, 54, 1.4, ink) + circle(22, 56, 2.6, "#ff9a2e") + circle(27, 62, 1.7, "#ff9a2e")) +
      path("M44 71.5Q48 74 52 71.5L53 79Q48 84 43 79Z", "#ff6a8a")
    );
  },
};

/** Avatars a member can choose, by name. */
export const avatars: readonly { name: string; draw: () => string }[] = [
  tiger,
  elephant,
  rabbit,
  owl,
  buffalo,
  cat,
  macaque,
  gecko,
  ...moreAnimals,
].map(({ name, ground: [light, deep], draw }) => ({
  name,
  draw: () => {
    const sheet = createSheet(96, 96);
    const shade = sheet.filter(`<feDropShadow dx="0" dy="3" stdDeviation="2.5" flood-color="${ink}" flood-opacity=".4"/>`, 0.2);
    return sheet.finish(
      ground(
        sheet,
        sheet.radial(
          [
            [0, light],
            [1, deep],
          ],
          [0.5, 0.3],
          0.85,
        ),
      ) +
        circle(48, 44, 40, "#fff6dc", `opacity=".14"`) +
        group(`filter="${shade}" transform="translate(2 3) scale(.96)"`, draw(sheet)) +
        ellipse(48, 0, 60, 22, "#fff", `opacity=".1"`),
    );
  },
}));
