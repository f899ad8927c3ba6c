import { pino } from "pino";
import { expect, it } from "vitest";
import { RequestLog } from "./request-log.ts";

function logTo(level: string) {
  const lines: string[] = [];
  const parent = pino({ level, base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
  return { log: new RequestLog(parent, { reqId: "one" }, {}), told: () => lines.map((line) => JSON.parse(line) as unknown) };
}

it("writes the request's id into every line, and into those of its children", () => {
  const { log, told } = logTo("info");
  log.warn({ code: "x" }, "slow");
  log.info("answered");
  log.child({ part: "a" }).error("failed");
  expect(told()).toEqual([
    { level: 40, reqId: "one", code: "x", msg: "slow" },
    { level: 30, reqId: "one", msg: "answered" },
    { level: 50, reqId: "one", part: "a", msg: "failed" },
  ]);
});

it("writes nothing below the level of the log", () => {
  const { log, told } = logTo("warn");
  log.info("answered");
  log.debug("looked");
  log.silent("never");
  expect(told()).toEqual([]);
  expect(log.level).toBe("warn");
});
