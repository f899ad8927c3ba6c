import type { StreamClientMessage } from "@lantern/contract/stream.ts";
import { Type } from "typebox";
import { Compile } from "typebox/compile";

const helloOrPing = Compile(
  Type.Union([
    Type.Object({
      type: Type.Literal("hello"),
      token: Type.Optional(Type.String({ maxLength: 512 })),
      merchant: Type.Optional(Type.String({ maxLength: 64 })),
      language: Type.Optional(Type.String({ maxLength: 8 })),
    }),
    Type.Object({ type: Type.Literal("ping") }),
  ]),
);

/** Reads a client's message; undefined where it is no JSON or no message of the stream. */
export function readClientMessage(text: string): StreamClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return helloOrPing.Check(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
