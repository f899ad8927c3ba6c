import { describe, expect, it } from "vitest";
import { readStudioConfiguration, StudioConfigurationError } from "./read-studio-configuration.ts";

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readStudioConfiguration(environment);
    return [];
  } catch (failure) {
    if (failure instanceof StudioConfigurationError) return failure.problems;
    throw failure;
  }
}

describe("readStudioConfiguration", () => {
  it("lets tests play matches by a timetable of theirs", () => {
    expect(readStudioConfiguration({ STUDIO_MATCH_TIMETABLE: "30/10" }).matchTimetable).toEqual({ everyMs: 30_000, playMs: 10_000 });
    expect(readStudioConfiguration({}).matchTimetable).toBeUndefined();
  });

  it("needs nothing in demo mode and stands one port above the platform", () => {
    expect(readStudioConfiguration({})).toMatchObject({
      mode: "demo",
      port: 8081,
      platformUrl: "http://127.0.0.1:8080",
      publicUrl: undefined,
    });
    expect(readStudioConfiguration({ PORT: "9000" })).toMatchObject({ port: 9001, platformUrl: "http://127.0.0.1:9000" });
    expect(readStudioConfiguration({ PORT: "9000", STUDIO_PORT: "7000", PLATFORM_URL: "" })).toMatchObject({ port: 7000 });
  });

  it("lets the platform's port frame the games under any host name, in demo mode", () => {
    expect(readStudioConfiguration({ PLATFORM_URL: "http://127.0.0.1:8123" }).frameAncestors).toEqual(["http://*:8123"]);
  });

  it("says what to set for each variable that is wrong", () => {
    const problems = problemsOf({
      LANTERN_MODE: "fast",
      STUDIO_PORT: "70000",
      PLATFORM_URL: "127.0.0.1",
      LANTERN_STUDIO_SECRET: "short",
      STUDIO_FRAME_ANCESTORS: "javascript:alert(1)",
      LOG_LEVEL: "loud",
      STUDIO_MATCH_TIMETABLE: "30/40",
    });
    expect(problems).toHaveLength(7);
    for (const problem of problems) expect(problem).toMatch(/set it to/);
  });

  it("refuses production with missing or public values", () => {
    expect(problemsOf({ LANTERN_MODE: "production" })).toHaveLength(2);
    const { secret } = readStudioConfiguration({});
    const frames = { LANTERN_MODE: "production", STUDIO_FRAME_ANCESTORS: "https://play.example" };
    expect(problemsOf({ ...frames, LANTERN_STUDIO_SECRET: "ab".repeat(32), STUDIO_MATCH_TIMETABLE: "30/10" })).toHaveLength(1);
    expect(problemsOf({ ...frames, LANTERN_STUDIO_SECRET: secret })).toHaveLength(1);
    expect(problemsOf({ ...frames, LANTERN_STUDIO_SECRET: "ab".repeat(32) })).toEqual([]);
  });
});
