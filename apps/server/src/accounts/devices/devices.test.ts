import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { findSession } from "../find-session.ts";
import { accountsAnswers } from "../routes.ts";
import { openTestMember, TestBrowser } from "./testing/test-members.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
});
afterAll(() => server.close());

interface ListedSession {
  readonly id: string;
  readonly current: boolean;
}

interface ListedDevice {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly current: boolean;
  readonly new: boolean;
  readonly sessions: readonly ListedSession[];
}

const safariOnPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

async function devicesOf(browser: TestBrowser): Promise<readonly ListedDevice[]> {
  return (valueOf(await browser.request("GET", "/wps/member/devices")) as { devices: readonly ListedDevice[] }).devices;
}

const newDevicesOf = async (browser: TestBrowser) =>
  valueOf(await browser.request("GET", "/wps/member/devices/new")) as readonly { id: string; browser: string }[];

const isLoggedIn = async (browser: TestBrowser) => (await browser.request("GET", "/wps/member/info")).status === 200;

/** An open stream of the browser's session; `closed` is the code that it closes with. */
async function openStream(browser: TestBrowser): Promise<{ readonly closed: Promise<number>; readonly socket: WebSocket }> {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/stream`, { headers: { host: "localhost" } });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  const welcomed = new Promise((resolve) => socket.once("message", resolve));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "hello", token: browser.token }));
  await welcomed;
  return { closed, socket };
}

describe("the list", () => {
  test("names each device and its sessions, this one first", async () => {
    await openTestMember(server, "lister");
    const [phone, computer] = [new TestBrowser(server, safariOnPhone), new TestBrowser(server)];
    await phone.logIn("lister");
    await phone.logIn("lister");
    await computer.logIn("lister");
    const devices = await devicesOf(computer);
    expect(devices).toMatchObject([
      { browser: "Chrome", system: "Android", current: true, sessions: [{ current: true }] },
      { browser: "Safari", system: "iOS", current: false, sessions: [{ current: false }, { current: false }] },
    ]);
  });

  test("holds nobody else's devices, and nobody else's can be signed out", async () => {
    await openTestMember(server, "mine_only");
    await openTestMember(server, "somebody_else");
    const [mine, other] = [new TestBrowser(server), new TestBrowser(server)];
    await mine.logIn("mine_only");
    await other.logIn("somebody_else");
    const [device] = await devicesOf(other);
    expect(await devicesOf(mine)).toHaveLength(1);
    const session = device?.sessions[0]?.id;
    expect((await mine.request("DELETE", `/wps/member/devices/${device?.id}`)).body).toMatchObject({
      errorCode: "accounts.device_unknown",
    });
    expect((await mine.request("DELETE", `/wps/member/sessions/${session}`)).body).toMatchObject({ errorCode: "accounts.session_unknown" });
    expect((await mine.request("DELETE", "/wps/member/sessions/not-an-id")).status).toBe(400);
    expect(await isLoggedIn(other)).toBe(true);
  });
});

describe("signing out", () => {
  test("one session ends and its stream closes; the others stay", async () => {
    await openTestMember(server, "one_session");
    const [here, there] = [new TestBrowser(server), new TestBrowser(server, safariOnPhone)];
    await there.logIn("one_session");
    await here.logIn("one_session");
    const [streamHere, streamThere] = [await openStream(here), await openStream(there)];
    const listed = (await devicesOf(here)).find(({ current }) => !current)?.sessions[0];
    expect((await here.request("DELETE", `/wps/member/sessions/${listed?.id}`)).status).toBe(200);
    expect(await streamThere.closed).toBe(4401);
    expect(await isLoggedIn(there)).toBe(false);
    expect(await isLoggedIn(here)).toBe(true);
    expect(streamHere.socket.readyState).toBe(WebSocket.OPEN);
    streamHere.socket.terminate();
    expect((await here.request("DELETE", `/wps/member/sessions/${listed?.id}`)).body).toMatchObject({
      errorCode: "accounts.session_unknown",
    });
  });

  test("a removed device loses all its sessions and is a new one when it comes back", async () => {
    await openTestMember(server, "removes_one");
    const [here, there] = [new TestBrowser(server), new TestBrowser(server, safariOnPhone)];
    await here.logIn("removes_one");
    await there.logIn("removes_one");
    const first = there.token;
    await there.logIn("removes_one");
    const listed = (await devicesOf(here)).find(({ current }) => !current);
    expect(valueOf(await here.request("DELETE", `/wps/member/devices/${listed?.id}`))).toEqual({ sessionsEnded: 2 });
    expect(await isLoggedIn(there)).toBe(false);
    there.token = first;
    expect(await isLoggedIn(there)).toBe(false);
    expect(await devicesOf(here)).toHaveLength(1);
    await there.logIn("removes_one");
    expect((await devicesOf(here)).find(({ current }) => !current)).toMatchObject({ new: true });
  });

  test("all others end at once, and their streams close", async () => {
    await openTestMember(server, "all_others");
    const others = [new TestBrowser(server), new TestBrowser(server, safariOnPhone)];
    for (const other of others) await other.logIn("all_others");
    const here = new TestBrowser(server);
    await here.logIn("all_others");
    const streams = await Promise.all(others.map(openStream));
    expect((await here.request("POST", "/wps/member/sessions/endOthers", {})).status).toBe(200);
    expect(await Promise.all(streams.map(({ closed }) => closed))).toEqual([4401, 4401]);
    expect(await Promise.all(others.map(isLoggedIn))).toEqual([false, false]);
    expect(await isLoggedIn(here)).toBe(true);
  });
});

describe("a device that the account had not met", () => {
  test("is told to those that it had before, until one of them knows it; the new one sees and silences nothing", async () => {
    await openTestMember(server, "tells_me");
    const [old, fresh] = [new TestBrowser(server), new TestBrowser(server, safariOnPhone)];
    await old.logIn("tells_me");
    expect(await newDevicesOf(old)).toEqual([]);
    server.clock.advance(1000);
    await fresh.logIn("tells_me");
    const told = await newDevicesOf(old);
    expect(told).toMatchObject([{ browser: "Safari", system: "iOS" }]);
    expect(await newDevicesOf(fresh)).toEqual([]);
    const deviceIds = told.map(({ id }) => id);
    expect(valueOf(await fresh.request("POST", "/wps/member/devices/acknowledge", { deviceIds }))).toEqual({ acknowledged: 0 });
    expect(await newDevicesOf(old)).toHaveLength(1);
    expect(valueOf(await old.request("POST", "/wps/member/devices/acknowledge", { deviceIds }))).toEqual({ acknowledged: 1 });
    expect(await newDevicesOf(old)).toEqual([]);
    await fresh.logIn("tells_me");
    expect(await newDevicesOf(old)).toEqual([]);
  });

  test("is written to the proven e-mail address, else to the proven number, else to nobody", async () => {
    const sent = async (userName: string, proven: string) => {
      const memberId = await openTestMember(server, userName);
      if (proven !== "") await server.database.query(`update accounts_members set ${proven} where id = $1`, [memberId]);
      await new TestBrowser(server).logIn(userName);
      const fresh = new TestBrowser(server, safariOnPhone);
      await fresh.logIn(userName);
      await fresh.logIn(userName);
      return server.database.query<{ channel: string; recipient: string; body: string }>(
        "select channel, recipient, body from delivery_messages where purpose = 'accounts.device_new' and body like '%' || $1 || '%'",
        [userName],
      );
    };
    const email = await sent(
      "mailed_one",
      "email = 'mailed@example.com', email_verified_at = now(), mobile_num = '+66812345001', mobile_verified_at = now()",
    );
    expect(email).toMatchObject([{ channel: "email", recipient: "mailed@example.com", body: expect.stringContaining("Safari, iOS") }]);
    const sms = await sent("texted_one", "mobile_num = '+66812345002', mobile_verified_at = now(), email = 'unproven@example.com'");
    expect(sms).toMatchObject([{ channel: "sms", recipient: "+66812345002" }]);
    expect(await sent("unreached", "")).toEqual([]);
  });
});
