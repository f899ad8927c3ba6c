import { Type } from "typebox";

export const operatorSelf = Type.Object({
  userName: Type.String(),
  role: Type.Union([Type.Literal("admin"), Type.Literal("reviewer"), Type.Literal("support"), Type.Literal("results")]),
});

/** An issue as operators name it. */
export const issueName = {
  gameCode: Type.String({ minLength: 1, maxLength: 40 }),
  numero: Type.String({ minLength: 1, maxLength: 32 }),
};

export const caseId = Type.Object({ caseId: Type.String({ format: "uuid" }) });

/** A page of a list, from 1. */
export const listPage = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
