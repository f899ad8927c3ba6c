import { useState } from "react";
import { Emblem, useMotif } from "./motif.tsx";

/** The pictures that every brand draws (`art/states` of the mobile app). */
export type StatePictureName =
  | "bets"
  | "closed"
  | "error"
  | "favourites"
  | "games"
  | "messages"
  | "offline"
  | "search"
  | "soon"
  | "transactions";

/** A brand's picture of a state, 160 × 140; its dark sign stands in where the picture does not come, as without a connection. */
export function StatePicture({ name }: { readonly name: StatePictureName }) {
  const { picturesFolder } = useMotif();
  const [failed, setFailed] = useState(false);
  if (failed || picturesFolder === "") return <Emblem size={92} />;
  return (
    <picture>
      <source type="image/avif" srcSet={`${picturesFolder}/${name}.avif`} />
      <img
        src={`${picturesFolder}/${name}.webp`}
        alt=""
        width={160}
        height={140}
        decoding="async"
        className="state-picture"
        onError={() => setFailed(true)}
        ref={(element) => {
          // A picture of the first HTML may have failed before the page came to life.
          if (element !== null && element.complete && element.naturalWidth === 0 && element.currentSrc !== "") setFailed(true);
        }}
      />
    </picture>
  );
}
