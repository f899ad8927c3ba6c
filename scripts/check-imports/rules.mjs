// The rules of the check, each from a file and what it imports to a complaint or nothing.
import path from "node:path";
import { isTestFile } from "../sources/source-files.mjs";
import { capabilitySteps, compositionFolders, ledgerOwner, ledgerTable, scope, workspaces } from "./directions.mjs";

/**
 * The complaints about one file, `file:line what is wrong and what to do`.
 * @param {string} file relative to the root, with slashes
 * @param {ReturnType<typeof import("../sources/parse-source.mjs").parseSource>} source
 * @returns {string[]}
 */
export function importFaults(file, { imports, texts }) {
  const faults = [];
  for (const { specifier, typeOnly, line } of imports) {
    const fault = faultOfImport(file, specifier, typeOnly);
    if (fault !== undefined) faults.push(`${file}:${line} ${fault}`);
  }
  if (mayNotNameLedger(file)) {
    for (const { value, line } of texts) {
      const table = ledgerTable.exec(value)?.[0];
      if (table !== undefined)
        faults.push(`${file}:${line} names the table ${table}: only ${ledgerOwner} touches the ledger; call its operations.`);
    }
  }
  return faults;
}

function faultOfImport(file, specifier, typeOnly) {
  const from = workspaceOf(file);
  if (from === undefined) return undefined;
  if (!isTestFile(file) && /(^|\/)(testing|fixtures)\//.test(specifier)) return `imports ${specifier}, which is only for tests.`;
  if (specifier.startsWith(scope)) return faultBetweenWorkspaces(from, specifier.slice(scope.length).split("/")[0], typeOnly);
  if (!specifier.startsWith(".")) return undefined;
  const target = path.posix.join(path.posix.dirname(file), specifier.split("?")[0]);
  if (!target.startsWith(`${from.folder}/`)) return `imports ${specifier}, which leaves its workspace: use a ${scope}… subpath.`;
  if (from.name === "server") return faultBetweenCapabilities(file, target);
  if (from.name === "mobile") return faultBetweenFeatures(file, target);
  return undefined;
}

function faultBetweenWorkspaces(from, name, typeOnly) {
  if (name === from.name) return undefined;
  if (from.imports.includes(name)) return undefined;
  if (from.types?.includes(name)) return typeOnly ? undefined : `imports ${scope}${name}, of which ${from.name} may import only types.`;
  const allowed = [...from.imports, ...(from.types ?? [])].join(", ");
  return `imports ${scope}${name}, but ${from.name} may import ${allowed === "" ? "nothing of ours" : `only ${allowed}`}.`;
}

function faultBetweenCapabilities(file, target) {
  if (isTestFile(file)) return undefined;
  const own = folderIn(file, "apps/server/src/");
  const other = folderIn(target, "apps/server/src/");
  if (own === undefined || own === other || own in compositionFolders) return undefined;
  const step = stepOf(own);
  if (step === -1)
    return `is in ${own}/, which is neither a capability nor a folder that puts capabilities together: name it in directions.mjs.`;
  if (other === undefined) return `imports ${target}: capabilities do not import what starts the server.`;
  if (other in compositionFolders) {
    return compositionFolders[other].includes(target)
      ? undefined
      : `imports ${target}: ${other}/ puts capabilities together, so they do not import it.`;
  }
  if (target.endsWith("/routes.ts")) return `imports ${target}: call an operation of ${other}, not its routes.`;
  const otherStep = stepOf(other);
  if (otherStep !== -1 && otherStep < step) return undefined;
  return `imports ${target}: ${own} may import only capabilities before it (${capabilitySteps.slice(0, step).flat().join(", ")}); news travels the other way as an event.`;
}

function faultBetweenFeatures(file, target) {
  if (isTestFile(file)) return undefined;
  const own = areaOf(file);
  const other = areaOf(target);
  if (own.area === "features") {
    if (other.area === "features" && other.feature !== own.feature)
      return `imports ${target}: features do not import each other; src/app combines them.`;
    if (other.area === "app") return `imports ${target}: features do not import src/app, which combines them.`;
  }
  if (own.area === "shared" && (other.area === "features" || other.area === "app")) {
    return `imports ${target}: src/shared imports neither features nor src/app.`;
  }
  return undefined;
}

function mayNotNameLedger(file) {
  return file.startsWith("apps/server/src/") && !file.startsWith(ledgerOwner) && !isTestFile(file);
}

function workspaceOf(file) {
  for (const [folder, workspace] of Object.entries(workspaces)) if (file.startsWith(`${folder}/`)) return { folder, ...workspace };
  return undefined;
}

/** The first folder below a prefix, undefined for a file that lies in the prefix itself. */
function folderIn(file, prefix) {
  const parts = file.slice(prefix.length).split("/");
  return parts.length > 1 ? parts[0] : undefined;
}

function stepOf(capability) {
  return capabilitySteps.findIndex((step) => step.includes(capability));
}

function areaOf(file) {
  const [, , , area, feature] = file.split("/");
  return { area, feature };
}
