import "./dice-faces.css";

/** Where the pips of each face lie, on a grid of three by three counted from 1. */
const pips: Readonly<Record<string, readonly number[]>> = {
  "1": [5],
  "2": [1, 9],
  "3": [1, 5, 9],
  "4": [1, 3, 7, 9],
  "5": [1, 3, 5, 7, 9],
  "6": [1, 3, 4, 6, 7, 9],
};

/** Numbers as the faces of dice, one a digit; read out as the digits that they are. */
export function DiceFaces({ digits, size = "small" }: { readonly digits: string; readonly size?: "small" | "normal" }) {
  return (
    <span className="dice-faces" data-size={size} data-count={digits.length}>
      <span className="sr-only">{digits.split("").join(" ")}</span>
      {digits.split("").map((digit, place) => (
        <span key={place} className="dice-face" data-face={digit} aria-hidden="true">
          {pips[digit]?.map((cell) => (
            <i key={cell} style={{ gridArea: `${Math.ceil(cell / 3)} / ${((cell - 1) % 3) + 1}` }} />
          ))}
        </span>
      ))}
    </span>
  );
}
