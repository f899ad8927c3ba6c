import { readdirSync } from "node:fs";
import type { Call } from "./call.ts";
import { capabilities } from "./capability.ts";

/**
 * Every call of the wire, gathered from the capabilities' folders, sorted by capability and name. For the server and
 * for documents: a browser takes the one call it needs from the call's own file.
 * Throws where a file's place or name differs from what the call says of itself, or two calls share a method and path.
 */
export const calls: readonly Call[] = await gatherCalls();

async function gatherCalls(): Promise<Call[]> {
  const gathered: Call[] = [];
  for (const capability of capabilities) {
    for (const fileName of callFiles(capability)) {
      const exported = Object.values(
        (await import(new URL(`./${capability}/${fileName}`, import.meta.url).href)) as Record<string, unknown>,
      );
      const found = exported.filter(isCall);
      const [call] = found;
      const name = fileName.replace(/\.ts$/, "");
      if (call === undefined || found.length !== 1 || call.name !== name || call.capability !== capability) {
        throw new Error(
          `packages/contract/src/${capability}/${fileName} must export exactly one call, named "${name}" and of capability "${capability}"`,
        );
      }
      gathered.push(call);
    }
  }
  refuseSharedPaths(gathered);
  return gathered;
}

function callFiles(capability: string): string[] {
  try {
    return readdirSync(new URL(`./${capability}/`, import.meta.url))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .toSorted();
  } catch {
    return [];
  }
}

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "path" in value && "method" in value && "access" in value;
}

function refuseSharedPaths(gathered: readonly Call[]): void {
  const owners = new Map<string, string>();
  for (const call of gathered) {
    const places = [
      { method: call.method, path: call.path },
      ...(call.aliases ?? []).map((alias) => ({ method: alias.method ?? call.method, path: alias.path })),
    ];
    for (const { method, path } of places) {
      const place = `${method} ${path}`;
      const owner = owners.get(place);
      if (owner !== undefined) throw new Error(`${place} is declared by both ${owner} and ${call.name}`);
      owners.set(place, call.name);
    }
  }
}
