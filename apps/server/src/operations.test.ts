import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobs } from "./jobs.ts";
import { readConfiguration } from "./platform/read-configuration.ts";
import { openTestDatabase, type TestDatabase } from "./platform/testing/test-database.ts";
import { startServer, type RunningServer } from "./start-server.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const readText = (file: string) => readFileSync(path.join(root, file), "utf8");
const guide = readText("docs/operating.md");

/** The words in backquotes that begin the lines of a table under a heading of the operating guide. */
function tableOf(heading: string): string[] {
  const [, section = ""] = guide.split(`\n## ${heading}\n`);
  const [body = ""] = section.split("\n## ");
  return [...body.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name ?? "");
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
}

describe("what operators are given", () => {
  let database: TestDatabase;
  let running: RunningServer;
  let metrics: string;
  beforeAll(async () => {
    database = await openTestDatabase("postgres");
    const configuration = readConfiguration({ PORT: "0", STUDIO_PORT: "9", HOST: "127.0.0.1", LOG_LEVEL: "silent", LANTERN_SEED: "none" });
    running = await startServer(configuration, { database, report: () => undefined });
    metrics = await (await fetch(`${running.url}/metrics`)).text();
  });
  afterAll(async () => {
    await running.close();
    await database.close();
  });

  const shown = () => new Set([...metrics.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name ?? ""));

  /** Names of metrics that an expression uses and the platform does not show. */
  function unknownIn(expression: string): string[] {
    const used = expression.match(/\b(?:lantern|process|nodejs)_[a-z0-9_]+/g) ?? [];
    return used.filter((name) => !shown().has(name) && !shown().has(name.replace(/_(bucket|count|sum)$/, "")));
  }

  it("every query of the dashboard names a metric that there is", () => {
    const { panels } = JSON.parse(readText("deploy/grafana/lantern.json")) as Dashboard;
    const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
    expect(queries.length).toBeGreaterThan(15);
    for (const { title, expr } of queries) {
      expect(expr, title).toMatch(/\b(?:lantern|process|nodejs)_/);
      expect(unknownIn(expr), title).toEqual([]);
    }
  });

  it("every alert names a metric that there is, and a playbook that the guide has", () => {
    const rules = readText("deploy/prometheus/alerts.yml");
    const expressions = [...rules.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression]) => expression ?? "");
    expect(expressions).toHaveLength((rules.match(/- alert:/g) ?? []).length);
    for (const expression of expressions) expect(unknownIn(expression), expression).toEqual([]);
    const anchors = new Set([...guide.matchAll(/^### (.+)$/gm)].map(([, title = ""]) => title.toLowerCase().replaceAll(" ", "-")));
    const playbooks = [...rules.matchAll(/playbook: docs\/operating\.md#(\S+)/g)].map(([, anchor]) => anchor ?? "");
    expect(playbooks).toHaveLength(expressions.length);
    expect(playbooks.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  it("the guide explains every metric of the platform's own, and no other", () => {
    const own = [...shown()].filter((name) => name.startsWith("lantern_"));
    expect(tableOf("Metrics").toSorted()).toEqual(own.toSorted());
    expect(own).not.toContain("lantern_nothing");
  });

  it("no metric failed to be read", () => {
    expect(metrics).not.toMatch(/^lantern_\S+ Nan$/im);
  });
});

it("the guide explains every field of the log, and no other", () => {
  const folder = path.join(root, "apps/server/src");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const fields = new Set(["level", "time", "msg", "reqId"]);
  for (const source of sources) {
    const text = readFileSync(path.join(folder, source), "utf8");
    for (const [, object = ""] of text.matchAll(/log\.(?:error|warn|info|debug)\(\s*\{([^}]*)\}/g))
      for (const part of object.split(/,(?![^(]*\))/)) {
        const [name = ""] = part.trim().split(":");
        if (name !== "") fields.add(name.trim());
      }
  }
  expect(fields.size).toBeGreaterThan(15);
  expect(tableOf("Log").toSorted()).toEqual([...fields].toSorted());
});

it("the guide names every job", () => {
  expect(tableOf("Jobs").toSorted()).toEqual(jobs.map(({ name }) => name).toSorted());
});
