import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServerOfTestCalls, withToken } from "./testing/test-calls.ts";
import type { TestServer } from "./testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServerOfTestCalls();
});
afterAll(() => server.close());

describe("who may call", () => {
  it("8.1.1 refuses a visitor where a session is needed", async () => {
    for (const name of ["for-session", "for-member", "for-agent"]) {
      const { status, body } = await server.request("POST", `/wps/test/${name}`);
      expect([status, body?.errorCode, body?.message]).toEqual([401, "access.not_logged_in", "You are not logged in, please login first"]);
    }
  });

  it("8.1.8 tells the owner of a stale token that the session is over", async () => {
    const { status, body } = await server.request("POST", "/wps/test/for-session", withToken("stale-token"));
    expect([status, body?.errorCode, body?.message]).toEqual([
      401,
      "access.session_expired",
      "The account has been logged out, please log in again",
    ]);
  });

  it("serves a stale token as a visitor where no session is needed", async () => {
    expect((await server.request("POST", "/wps/test/echo", { ...withToken("stale-token"), body: { text: "a" } })).status).toBe(200);
  });

  it("6.4.2 refuses trial accounts where real money is needed, and no one else", async () => {
    const trial = await server.request("POST", "/wps/test/for-member", withToken("trial-token"));
    expect([trial.status, trial.body?.errorCode, trial.body?.message]).toEqual([
      403,
      "access.trial_refused",
      "Please login an actual account to use this function",
    ]);
    expect((await server.request("POST", "/wps/test/for-session", withToken("trial-token"))).status).toBe(200);
    expect((await server.request("POST", "/wps/test/for-member", withToken("member-token"))).status).toBe(200);
  });

  it("6.3.1 opens agents' calls to agents only", async () => {
    expect((await server.request("POST", "/wps/test/for-agent", withToken("member-token"))).body?.errorCode).toBe("access.agents_only");
    expect((await server.request("POST", "/wps/test/for-agent", withToken("trial-token"))).body?.errorCode).toBe("access.trial_refused");
    expect((await server.request("POST", "/wps/test/for-agent", withToken("agent-token"))).body?.value).toEqual({ userName: "agent" });
  });

  it("refuses a token in the query or the body that is not the header's", async () => {
    const inQuery = await server.request("GET", "/wps/test/search/a?page=1&token=other-token", withToken("member-token"));
    expect([inQuery.status, inQuery.body?.errorCode]).toEqual([403, "access.token_mismatch"]);
    const inBody = await server.request("POST", "/wps/test/echo", {
      ...withToken("member-token"),
      body: { text: "a", token: "other-token" },
    });
    expect([inBody.status, inBody.body?.errorCode]).toEqual([403, "access.token_mismatch"]);
    expect((await server.request("GET", "/wps/test/search/a?page=1&token=member-token", withToken("member-token"))).status).toBe(200);
    expect((await server.request("GET", "/wps/test/search/a?page=1&token=")).status).toBe(200);
  });

  it("knows a session at its own merchant's host only", async () => {
    expect((await server.request("POST", "/wps/test/for-session", { ...withToken("jade-token"), host: "jade.localhost" })).status).toBe(
      200,
    );
    expect((await server.request("POST", "/wps/test/for-session", withToken("jade-token"))).body?.errorCode).toBe("access.session_expired");
  });
});
