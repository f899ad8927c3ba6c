import type { KycSide } from "@lantern/rules/accounts/kyc-states.ts";

/** What each photo should show, drawn: the paper's front, its back, and a person who holds it. Decoration beside words. */
export function KycPicture({ side }: { readonly side: KycSide }) {
  return (
    <svg viewBox="0 0 160 100" className="kyc-picture" aria-hidden="true">
      {side === "front" && <Front />}
      {side === "back" && <Back />}
      {side === "selfie" && <Selfie />}
    </svg>
  );
}

/** A blank paper of the size of a card. */
function Paper() {
  return <rect className="kyc-paper" x="10" y="10" width="140" height="80" rx="10" />;
}

/** Lines of writing, as bars with round ends: x, y, width, height of each. */
function Writing({ look, lines }: { readonly look: "line" | "shade" | "band"; readonly lines: readonly (readonly number[])[] }) {
  return lines.map(([x, y, width, height = 0]) => (
    <rect key={`${x} ${y}`} className={`kyc-${look}`} x={x} y={y} width={width} height={height} rx={height / 2} />
  ));
}

function Front() {
  return (
    <g>
      <Paper />
      <rect className="kyc-band" x="10" y="20" width="140" height="12" />
      <rect className="kyc-shade" x="22" y="42" width="36" height="38" rx="5" />
      <circle className="kyc-line" cx="40" cy="55" r="7" />
      <path className="kyc-line" d="M26 80c1-11 7-16 14-16s13 5 14 16z" />
      <Writing look="line" lines={[[70, 44, 66, 7]]} />
      <Writing
        look="shade"
        lines={[
          [70, 57, 50, 5],
          [70, 67, 58, 5],
        ]}
      />
    </g>
  );
}

function Back() {
  return (
    <g>
      <Paper />
      <rect className="kyc-line" x="10" y="22" width="140" height="15" />
      <Writing
        look="shade"
        lines={[
          [22, 46, 54, 5],
          [22, 56, 40, 5],
        ]}
      />
      {[0, 4, 10, 13, 19, 25, 28, 34, 40].map((x, place) => (
        <rect key={x} className="kyc-line" x={98 + x} y="46" width={place % 3 === 0 ? 3 : 1.6} height="18" />
      ))}
      <Writing
        look="band"
        lines={[
          [22, 73, 116, 4],
          [22, 80, 116, 4],
        ]}
      />
    </g>
  );
}

function Selfie() {
  return (
    <g>
      <ellipse className="kyc-light" cx="76" cy="40" rx="46" ry="40" />
      <path className="kyc-shade" d="M30 100c2-24 20-34 44-34s42 10 44 34z" />
      <circle className="kyc-face" cx="74" cy="40" r="23" />
      <path className="kyc-hair" d="M50 41c-2-18 10-29 25-29s26 10 23 28c-6-3-9-8-11-14-8 7-21 11-37 15z" />
      <circle className="kyc-eye" cx="66" cy="43" r="2.1" />
      <circle className="kyc-eye" cx="82" cy="43" r="2.1" />
      <path className="kyc-stroke" d="M68 51c3 4 9 4 12 0" />
      <g transform="rotate(-7 122 70)">
        <rect className="kyc-paper" x="94" y="52" width="56" height="36" rx="5" />
        <rect className="kyc-band" x="94" y="57" width="56" height="6" />
        <rect className="kyc-line" x="100" y="67" width="14" height="15" rx="2" />
        <Writing
          look="shade"
          lines={[
            [119, 68, 25, 4],
            [119, 76, 18, 4],
          ]}
        />
      </g>
      <path className="kyc-hand" d="M92 92c-2-9 1-15 8-17 4-1 6 3 3 6-4 3-4 7-2 11z" />
    </g>
  );
}
