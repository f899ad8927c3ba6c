import path from "node:path";
import { expect, it } from "vitest";
import { contractPlugin } from "./contract-plugin.ts";

const contract = path.join(import.meta.dirname, "../../../packages/contract/src");

async function bundled(file: string): Promise<string | undefined> {
  const { load } = contractPlugin();
  const handler = typeof load === "function" ? load : load?.handler;
  const result = await handler?.call({ addWatchFile: () => undefined } as never, path.join(contract, file), undefined as never);
  return typeof result === "object" && result !== null ? result.code : undefined;
}

it("leaves of a call its name, method, path and access, and no schema", async () => {
  const code = await bundled("accounts/logout.ts");
  expect(code).toMatch(/^export const logout = \{/);
  expect(JSON.parse(code?.replace(/^export const logout = /, "").replace(/;$/, "") ?? "")).toEqual({
    name: "logout",
    method: "DELETE",
    path: "/wps/session/logout",
    aliases: [{ path: "/wps/session/login" }],
    access: "session",
  });
});

it("keeps what the client must do: seal the body, send a key", async () => {
  expect(await bundled("accounts/login.ts")).toContain('"encrypted":true');
  expect(await bundled("lottery/place-order.ts")).toContain('"idempotency":"required"');
});

it("leaves other files of the contract alone", async () => {
  for (const file of ["schemas/merchant.ts", "errors/site.ts", "call.ts", "stream.ts"]) expect(await bundled(file)).toBeUndefined();
});
