import { spawn } from "node:child_process";
import path from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

export interface Tool {
  readonly name: string;
  /** Folder of PostgreSQL's programs (PG_BIN); found by the path where absent. */
  readonly folder?: string | undefined;
  readonly parameters: readonly string[];
  readonly environment?: Environment;
}

/** Runs a program to its end. @returns what it wrote. @throws Error with what it complained of, or that says that it is missing. */
export function runTool({ name, folder, parameters, environment }: Tool): Promise<string> {
  const program = folder === undefined ? name : path.join(folder, name);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...environment } });
  let out = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4_000)));
  child.on("error", () =>
    reject(
      new Error(
        `${program} cannot be run: install it (${name.startsWith("pg_") ? "postgresql-client" : name}), or set PG_BIN to its folder.`,
      ),
    ),
  );
  child.on("close", (code) => {
    if (code === 0) resolve(out);
    else reject(new Error(`${name} failed (${code}): ${errors.trim()}`));
  });
  return promise;
}

/** How PostgreSQL's programs are told where to go: by variables, since everyone may read a command line. */
export function connectionEnvironment(databaseUrl: string): Environment {
  const url = new URL(databaseUrl);
  const set = (name: string, value: string | null) => (value === null || value === "" ? {} : { [name]: decodeURIComponent(value) });
  return {
    ...set("PGHOST", url.hostname.replace(/^\[|\]$/g, "")),
    ...set("PGPORT", url.port),
    ...set("PGUSER", url.username),
    ...set("PGPASSWORD", url.password),
    ...set("PGDATABASE", url.pathname.slice(1)),
    ...set("PGSSLMODE", url.searchParams.get("sslmode")),
    ...set("PGSSLROOTCERT", url.searchParams.get("sslrootcert")),
  };
}
