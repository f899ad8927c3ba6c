// Who may import whom. docs/architecture.md draws the same picture.

/** Workspaces and the workspaces they may import; `types` marks those of which they may import only types. */
export const workspaces = {
  "packages/money": { name: "money", imports: [] },
  "packages/database": { name: "database", imports: [] },
  "packages/contract": { name: "contract", imports: ["money"] },
  "packages/rules": { name: "rules", imports: ["money"] },
  "packages/vendor-kit": { name: "vendor-kit", imports: ["money"] },
  "packages/phrases": { name: "phrases", imports: [], types: ["contract"] },
  "packages/ui": { name: "ui", imports: [], types: ["contract"] },
  "apps/mobile": { name: "mobile", imports: ["contract", "rules", "money", "phrases", "ui"] },
  "apps/console": { name: "console", imports: ["contract", "rules", "money", "phrases", "ui"] },
  "apps/studio": { name: "studio", imports: ["vendor-kit", "rules", "money", "phrases", "ui"] },
  "apps/server": { name: "server", imports: ["money", "database", "contract", "rules", "vendor-kit", "phrases"] },
};

/** Scope of the workspaces' package names. */
export const scope = "@lantern/";

/** The server's capabilities; each may import those of the steps before its own. */
export const capabilitySteps = [
  ["platform"],
  ["site"],
  ["delivery"],
  ["safeguards"],
  ["wallet"],
  ["accounts"],
  ["cashier", "games", "lottery", "promotions"],
  ["agents"],
  ["messages"],
  ["records"],
  ["operators"],
];

/** Folders of the server that put capabilities together; no capability imports them, but for the files named here. */
export const compositionFolders = {
  http: ["apps/server/src/http/answer.ts"],
  worker: [],
  seed: [],
  backup: [],
};

/** The one capability whose source may name tables of the ledger, and how those tables are called. */
export const ledgerOwner = "apps/server/src/wallet/";
export const ledgerTable = /\bledger_[a-z_]+/;
