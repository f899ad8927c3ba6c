import { Type } from "typebox";

/** An announcement or promotion as it is listed (specification 3.15.1, 3.15.2). */
export const announcement = Type.Object(
  {
    id: Type.String(),
    announcementId: Type.String(),
    title: Type.String(),
    category: Type.Union([Type.String(), Type.Null()]),
    startDate: Type.String({ format: "date-time" }),
    endDate: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    /** 1: without an end. */
    noExpiry: Type.Integer(),
    announcementImages: Type.Array(Type.Object({ url: Type.String(), sequence: Type.Integer() })),
    photoUrl: Type.String(),
    /** HTML, sanitised when stored. */
    content: Type.String(),
    read: Type.Boolean(),
  },
  { $id: "Announcement" },
);
