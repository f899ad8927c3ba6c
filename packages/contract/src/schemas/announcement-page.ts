import { Type } from "typebox";
import { announcement } from "./announcement.ts";

/** Content types of the specification: announcement, for players, banner, popup, promotion (3.20.5), and hot (7.17.1). */
export const announcementType = Type.Union([
  Type.Literal("A"),
  Type.Literal("PL"),
  Type.Literal("B"),
  Type.Literal("PU"),
  Type.Literal("PR"),
  Type.Literal("H"),
]);

/** Which page, from 1, and how many on each; 20 where nothing is said. */
export const pageFields = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
};

/** A page of announcements; `next` is the number of the page behind, null where this is the last. */
export const announcementPage = Type.Object({
  announcements: Type.Array(Type.Object({ ...announcement.properties, type: announcementType })),
  next: Type.Union([Type.Integer(), Type.Null()]),
});
