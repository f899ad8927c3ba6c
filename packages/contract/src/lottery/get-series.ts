import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { prizeMode } from "../schemas/lottery-query.ts";
import { seriesRange } from "../schemas/lottery-series.ts";

export const getSeries = declareCall({
  name: "get-series",
  capability: "lottery",
  method: "GET",
  path: "/lgw/customers/series",
  access: "session",
  summary: "The series that the member may bet at, by prize mode.",
  value: Type.Object({ series: Type.Array(Type.Object({ prizeMode, ...seriesRange.properties })) }),
  refusals: [],
});
