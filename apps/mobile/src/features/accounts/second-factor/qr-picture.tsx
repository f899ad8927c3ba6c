import { encode } from "uqr";

/** Modules of quiet ground around the code, as readers want it. */
const quietModules = 4;

/** A QR code, dark on light in every theme: cameras want it so. */
export function QrPicture({ content, label }: { readonly content: string; readonly label: string }) {
  const { data, size } = encode(content, { ecc: "M", border: 0 });
  const side = size + 2 * quietModules;
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quietModules} ${y + quietModules}h1v1h-1z` : ""))).join("");
  return (
    <svg className="qr-picture" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
