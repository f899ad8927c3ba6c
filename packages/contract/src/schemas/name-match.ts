import { Type } from "typebox";

const ranges = Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]));

/** What of a name matches what was typed: stretches [start, end) in UTF-16 units, in order; what is marked is the reader's affair. */
export const nameMatch = Type.Object(
  {
    /** Of the name that is shown; none where it was found by another of its names. */
    ranges,
    /** The name by which it was found, where that is not the one that is shown; empty otherwise. */
    alsoCalled: Type.String(),
    alsoCalledRanges: ranges,
  },
  { $id: "NameMatch" },
);
