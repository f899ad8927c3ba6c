import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importFaults } from "./check-imports/rules.mjs";
import { parseSource } from "./sources/parse-source.mjs";

function faultsOf(file, code) {
  return importFaults(file, parseSource(file, code));
}

describe("between workspaces", () => {
  test.each([
    ["packages/money/src/a.ts", 'import { x } from "@lantern/rules/x.ts";', "money may import nothing of ours"],
    ["packages/database/src/a.ts", 'import { x } from "@lantern/money/x.ts";', "database may import nothing of ours"],
    ["packages/contract/src/a.ts", 'import { x } from "@lantern/rules/x.ts";', "contract may import only money"],
    ["packages/rules/src/a.ts", 'import { x } from "@lantern/contract/x.ts";', "rules may import only money"],
    ["packages/vendor-kit/src/a.ts", 'import { x } from "@lantern/phrases/x.ts";', "vendor-kit may import only money"],
    ["packages/phrases/src/a.ts", 'import { x } from "@lantern/contract/x.ts";', "phrases may import only types"],
    ["packages/ui/src/a.tsx", 'import { x } from "@lantern/phrases/x.ts";', "ui may import only contract"],
    ["packages/ui/src/a.tsx", 'import { type x } from "@lantern/contract/x.ts";', "ui may import only types"],
    ["packages/ui/src/a.tsx", 'export * from "@lantern/contract/x.ts";', "ui may import only types"],
    ["apps/mobile/src/a.tsx", 'import { x } from "@lantern/server/x.ts";', "mobile may import only"],
    ["apps/mobile/src/a.tsx", 'import { x } from "@lantern/database/x.ts";', "mobile may import only"],
    ["apps/studio/src/a.ts", 'import type { x } from "@lantern/contract/x.ts";', "studio may import only"],
    ["apps/server/src/site/a.ts", 'import { x } from "@lantern/ui/x.ts";', "server may import only"],
    ["apps/server/src/site/a.ts", 'const x = await import("@lantern/mobile/x.ts");', "server may import only"],
    ["apps/server/src/site/a.ts", 'type X = import("@lantern/mobile/x.ts").X;', "server may import only"],
    ["apps/server/src/site/a.ts", 'import { x } from "../../../../packages/money/src/x.ts";', "leaves its workspace"],
  ])("%s with %s", (file, code, complaint) => {
    const faults = faultsOf(file, `// first line\n${code}`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(complaint);
    expect(faults[0]).toMatch(new RegExp(`^${file}:2 `));
  });

  test.each([
    ["packages/phrases/src/a.ts", 'import type { x } from "@lantern/contract/x.ts";'],
    ["packages/ui/src/a.tsx", 'import type { x, y } from "@lantern/contract/x.ts"; import { useState } from "react";'],
    ["packages/phrases/src/a.ts", 'import { x } from "@lantern/phrases/catalogues/x.js";'],
    ["apps/server/src/wallet/a.ts", 'import { x } from "@lantern/database/x.ts"; import { y } from "@lantern/phrases/y.ts";'],
    ["packages/rules/src/lottery/a.ts", 'import { x } from "../forms/x.ts"; import "@lantern/money/amount.ts";'],
    ["apps/server/src/site/a.ts", '// import "@lantern/ui/x.ts"\nconst text = "@lantern/ui/x.ts";'],
  ])("%s may have %s", (file, code) => {
    expect(faultsOf(file, code)).toEqual([]);
  });
});

describe("between the server's capabilities", () => {
  test.each([
    ["site", "../wallet/place-stake.ts", "site may import only capabilities before it (platform)"],
    ["wallet", "../accounts/register.ts", "wallet may import only"],
    ["games", "../lottery/place-order.ts", "games may import only"],
    ["lottery", "../games/launch.ts", "lottery may import only"],
    ["accounts", "../agents/x.ts", "accounts may import only"],
    ["platform", "../site/x.ts", "platform may import only"],
    ["records", "../wallet/routes.ts", "call an operation of wallet, not its routes"],
    ["games", "../http/build-server.ts", "puts capabilities together"],
    ["games", "../worker/x.ts", "puts capabilities together"],
    ["games", "../seed/x.ts", "puts capabilities together"],
    ["games", "../main.ts", "capabilities do not import what starts the server"],
    ["nonsense", "../wallet/x.ts", "neither a capability nor"],
  ])("%s does not import %s", (capability, specifier, complaint) => {
    const faults = faultsOf(`apps/server/src/${capability}/a.ts`, `import { x } from "${specifier}";`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(complaint);
  });

  test.each([
    ["games/a.ts", "../wallet/place-stake.ts"],
    ["games/a.ts", "./routes.ts"],
    ["games/a.ts", "../http/answer.ts"],
    ["games/deep/a.ts", "../../accounts/x.ts"],
    ["operators/a.ts", "../records/x.ts"],
    ["http/a.ts", "../operators/routes.ts"],
    ["seed/a.ts", "../lottery/x.ts"],
    ["main.ts", "./http/build-server.ts"],
    ["wallet/a.test.ts", "../accounts/register.ts"],
  ])("%s may import %s", (file, specifier) => {
    expect(faultsOf(`apps/server/src/${file}`, `import { x } from "${specifier}";`)).toEqual([]);
  });
});

describe("what is made for tests", () => {
  test.each(["./testing/test-server.ts", "../http/testing/test-server.ts", "@lantern/database/testing/open.ts"])(
    "%s is imported by tests alone",
    (specifier) => {
      const code = `import { x } from "${specifier}";`;
      expect(faultsOf("apps/server/src/wallet/a.ts", code)).toEqual([
        `apps/server/src/wallet/a.ts:1 imports ${specifier}, which is only for tests.`,
      ]);
      expect(faultsOf("apps/server/src/wallet/a.test.ts", code)).toEqual([]);
      expect(faultsOf("apps/server/src/http/testing/b.ts", code)).toEqual([]);
    },
  );
});

describe("the ledger's tables", () => {
  test("are named by the wallet alone", () => {
    const code = "const sql = `select 1\nfrom ledger_entries where id = ${id}`;";
    expect(faultsOf("apps/server/src/wallet/read.ts", code)).toEqual([]);
    expect(faultsOf("apps/server/src/wallet/deep/read.ts", code)).toEqual([]);
    expect(faultsOf("packages/database/src/tables.ts", code)).toEqual([]);
    expect(faultsOf("apps/server/src/records/read.ts", code)).toEqual([
      "apps/server/src/records/read.ts:1 names the table ledger_entries: only apps/server/src/wallet/ touches the ledger; call its operations.",
    ]);
    expect(faultsOf("apps/server/src/walletish/read.ts", 'db.selectFrom("ledger_transfers")')).toHaveLength(1);
    expect(faultsOf("apps/server/src/records/read.ts", "const x = `${a} from ledger_balances`;")).toHaveLength(1);
  });

  test("may be spoken of in comments", () => {
    expect(faultsOf("apps/server/src/records/read.ts", "// ledger_entries are the wallet's\nexport const x = 1;")).toEqual([]);
  });
});

describe("between the player's app's parts", () => {
  test.each([
    ["features/games/a.tsx", "../wallet/balance.tsx", "features do not import each other"],
    ["features/games/deep/a.tsx", "../../wallet/balance.tsx", "features do not import each other"],
    ["features/games/a.tsx", "../../app/router.tsx", "features do not import src/app"],
    ["shared/a.tsx", "../features/games/a.tsx", "src/shared imports neither"],
    ["shared/a.tsx", "../app/router.tsx", "src/shared imports neither"],
  ])("%s does not import %s", (file, specifier, complaint) => {
    const faults = faultsOf(`apps/mobile/src/${file}`, `import { x } from "${specifier}";`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(complaint);
  });

  test.each([
    ["features/games/a.tsx", "./deep/b.tsx"],
    ["features/games/a.tsx", "../../shared/client.ts"],
    ["features/games/a.tsx", "../../paths.ts"],
    ["app/router.tsx", "../features/games/a.tsx"],
    ["entry-client.tsx", "./app/router.tsx"],
  ])("%s may import %s", (file, specifier) => {
    expect(faultsOf(`apps/mobile/src/${file}`, `import { x } from "${specifier}";`)).toEqual([]);
  });
});

describe("the command", () => {
  const script = fileURLToPath(new URL("./check-imports.mjs", import.meta.url));
  let root;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "imports-"));
    mkdirSync(path.join(root, "packages/money/src"), { recursive: true });
    writeFileSync(path.join(root, "packages/money/src/amount.ts"), "export const x: number = 1;\n");
  });

  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  const run = () => spawnSync(process.execPath, [script, `--root=${root}`], { encoding: "utf8" });

  test("passes a tree that keeps the directions", () => {
    const { status, stdout } = run();
    expect([status, stdout.trim()]).toEqual([0, "1 files keep the directions."]);
  });

  test("fails on a planted import and names its line", () => {
    writeFileSync(path.join(root, "packages/money/src/bad.ts"), 'import { y } from "@lantern/rules/y.ts";\nexport const x = y;\n');
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr.trim()).toBe("packages/money/src/bad.ts:1 imports @lantern/rules, but money may import nothing of ours.");
  });
});
