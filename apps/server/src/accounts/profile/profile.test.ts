import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../../http/testing/test-server.ts";
import { findMerchant } from "../../site/find-merchant.ts";
import { findSession } from "../find-session.ts";
import { openAccount } from "../open-account.ts";
import { hashPassword } from "../password-hash.ts";
import { accountsAnswers } from "../routes.ts";
import { headIconPlugin } from "./head-icon-plugin.ts";

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword("lantern123");
  server = await startTestServer({
    calls: accountsAnswers.map(({ call }) => call),
    answers: accountsAnswers,
    findSession,
    plugins: [headIconPlugin],
  });
});
afterAll(() => server.close());

let names = 0;

async function openMember(change: { labels?: readonly string[]; vipRankLevel?: number } = {}) {
  const merchant = await findMerchant(server.scope, "localhost");
  if (merchant === undefined) throw new Error("no merchant");
  names += 1;
  const userName = `shown${names}`;
  const member = await server.database.tx((transaction) =>
    openAccount(server.scope, transaction, merchant, {
      userName,
      passwordHash,
      memberType: 0,
      currency: "THB",
      language: "EN",
      ...change,
    }),
  );
  if (member === undefined) throw new Error(`${userName} is taken`);
  const login = await server.request("POST", "/wps/session/login", { body: { username: userName, password: "lantern123" } });
  const { token } = valueOf(login) as { token: string };
  const headers = { Authorization: token };
  return {
    id: member.id,
    get: (path: string) => server.request("GET", path, { headers }),
    post: (path: string, body: unknown) => server.request("POST", path, { headers, body }),
  };
}

const iconPath = "/wps/member/info/icon";

interface Icon {
  readonly kind: string;
  readonly name: string;
  readonly address: string;
  readonly largeAddress: string;
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 40 } }, limitInputPixels: false });

const upload = (caller: Awaited<ReturnType<typeof openMember>>, bytes: Buffer): Promise<TestAnswer> =>
  caller.post(iconPath, { image: bytes.toString("base64") });

async function fetched(address: string): Promise<{ bytes: Buffer; headers: Headers; status: number }> {
  const answer = await fetch(new URL(address, server.url));
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers, status: answer.status };
}

describe("member info", () => {
  test("3.7.1 holds id, type and the labels with their names", async () => {
    const caller = await openMember({ labels: ["nochat", "regular"] });
    expect(valueOf(await caller.get("/wps/member/info"))).toMatchObject({
      id: caller.id,
      type: 0,
      memberLabel: [{ labelName: "nochat" }, { labelName: "regular" }],
    });
  });

  test("3.7.2 says whether there is a VIP rank, and which", async () => {
    const ranked = await openMember({ vipRankLevel: 3 });
    expect(valueOf(await ranked.get("/wps/member/info"))).toMatchObject({ hasVip: true, vipRankLevel: 3 });
    const unranked = await openMember();
    expect(valueOf(await unranked.get("/wps/member/info"))).toMatchObject({ hasVip: false, vipRankLevel: 0 });
  });
});

describe("nickname and payee name", () => {
  test("7.6 the nickname is changed and taken away", async () => {
    const caller = await openMember();
    const nickname = async () => (valueOf(await caller.get("/wps/member/info")) as { nickname: string }).nickname;
    expect((await caller.post("/wps/member/info/nickname", { nickname: "  Ma  Hla " })).body).toMatchObject({
      value: { nickname: "Ma Hla" },
    });
    expect(await nickname()).toBe("Ma Hla");
    expect((await caller.post("/wps/member/info/nickname", { nickname: "<b>" })).body).toMatchObject({
      errorCode: "accounts.field_invalid",
      value: { field: "nickname", messageId: "formRules.name_format" },
    });
    await caller.post("/wps/member/info/nickname", { nickname: "" });
    expect(await nickname()).toBe("");
  });

  test("7.6 the payee name is set once; after that only support changes it", async () => {
    const caller = await openMember();
    const set = (payeeName: string) => caller.post("/wps/member/info/payeename", { payeeName });
    expect((await set("1")).body).toMatchObject({ errorCode: "accounts.field_invalid" });
    expect((await set(" Daw  Hla\u0020Hla ")).body).toMatchObject({ value: { payeeName: "Daw Hla Hla" } });
    expect((await set("Daw Hla Hla")).body).toMatchObject({ success: true });
    expect((await set("U Ba")).body).toMatchObject({ errorCode: "accounts.payee_name_fixed" });
    const [row] = await server.database.query<{ payee_name: string }>("select payee_name from accounts_members where id = $1", [caller.id]);
    expect(row?.payee_name).toBe("Daw Hla Hla");
  });

  test("a name in Zawgyi is kept in Unicode, and is the same name either way", async () => {
    const caller = await openMember();
    const set = (payeeName: string) => caller.post("/wps/member/info/payeename", { payeeName });
    expect((await set("ေအာင္ေက်ာ္")).body).toMatchObject({ value: { payeeName: "အောင်ကျော်" } });
    expect((await set("အောင်ကျော်")).body).toMatchObject({ success: true });
    expect((await caller.post("/wps/member/info/nickname", { nickname: "ေက်ာ္ဇင္" })).body).toMatchObject({ value: { nickname: "ကျော်ဇင်" } });
  });

  test("of two names at once one is set", async () => {
    const caller = await openMember();
    const answers = await Promise.all(["U Ba", "U Mya"].map((payeeName) => caller.post("/wps/member/info/payeename", { payeeName })));
    expect(answers.filter(({ body }) => body?.success === true)).toHaveLength(1);
  });
});

describe("head icon", () => {
  test("7.4.1 7.5 a drawn one is chosen by its name, and member info shows it", async () => {
    const caller = await openMember();
    expect(valueOf(await caller.get(iconPath))).toEqual({ kind: "usual", name: "", address: "", largeAddress: "" });
    expect(valueOf(await caller.post(iconPath, { name: "owl" }))).toMatchObject({ kind: "drawn", name: "owl" });
    expect(valueOf(await caller.get("/wps/member/info"))).toMatchObject({ headIcon: "/art/avatars/owl.webp" });
    expect((await caller.post(iconPath, { name: "../../etc/passwd" })).body).toMatchObject({ errorCode: "accounts.field_invalid" });
  });

  test("7.5 one's own is encoded anew as square WebPs without anything of the file, and may be kept for good", async () => {
    const caller = await openMember();
    const exif = { IFD0: { Copyright: "secret copyright", ImageDescription: "<script>alert(1)</script>" } };
    const photo = await blank(900, 600).jpeg().withExif(exif).toBuffer();
    expect(photo.includes("secret copyright")).toBe(true);
    const icon = valueOf(await upload(caller, photo)) as Icon;
    expect(icon).toMatchObject({ kind: "picture", address: expect.stringMatching(/^\/head-icons\/[\w-]{24}\/small\.webp$/) });
    for (const [address, side] of [
      [icon.address, 128],
      [icon.largeAddress, 512],
    ] as const) {
      const { bytes, headers, status } = await fetched(address);
      expect(status).toBe(200);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: side, height: side });
      expect(bytes.includes("secret copyright") || bytes.includes("script")).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(headers.get("content-type")).toBe("image/webp");
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("it is turned as the camera said", async () => {
    const caller = await openMember();
    const left = await blank(100, 200).jpeg().toBuffer();
    const right = await sharp({ create: { width: 100, height: 200, channels: 3, background: "blue" } })
      .jpeg()
      .toBuffer();
    const halves = sharp({ create: { width: 200, height: 200, channels: 3, background: "white" } }).composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 100, top: 0 },
    ]);
    // Orientation 6: the row of halves stands as a column, the left one above.
    const turned = await sharp(await halves.png().toBuffer())
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const icon = valueOf(await upload(caller, turned)) as Icon;
    const { bytes } = await fetched(icon.address);
    const [redAbove = 0, , blueAbove = 0] = await pixelOf(bytes, 64, 16);
    const [redBelow = 0, , blueBelow = 0] = await pixelOf(bytes, 64, 112);
    expect([redAbove > blueAbove, redBelow > blueBelow]).toEqual([true, false]);
  });

  test("another one takes its place: the one before is gone, and the same again is the same", async () => {
    const caller = await openMember();
    const one = await blank(200, 200).png().toBuffer();
    const first = valueOf(await upload(caller, one)) as Icon;
    expect(valueOf(await upload(caller, one))).toEqual(first);
    const second = valueOf(await upload(caller, await sharp(one).tint("blue").png().toBuffer())) as Icon;
    expect(second.address).not.toBe(first.address);
    expect((await fetched(first.address)).status).toBe(404);
    await caller.post(iconPath, { name: "fox" });
    expect((await fetched(second.address)).status).toBe(404);
  });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ["a page", () => Buffer.from("<html><script>alert(1)</script></html>")],
    ["a drawing with script", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>')],
    ["a GIF", () => blank(10, 10).gif().toBuffer()],
    ["a WebP", () => blank(10, 10).webp().toBuffer()],
    [
      "a PNG with a page after its end",
      async () => Buffer.concat([await blank(10, 10).png().toBuffer(), Buffer.from("<script>1</script>")]),
    ],
    [
      "a JPEG with an archive after its end",
      async () => Buffer.concat([await blank(10, 10).jpeg().toBuffer(), Buffer.from("PK\u0003\u0004")]),
    ],
    ["a PNG that is cut", async () => (await blank(64, 64).png().toBuffer()).subarray(0, 80)],
    ["a JPEG that is cut", async () => (await blank(64, 64).jpeg().toBuffer()).subarray(0, -20)],
    ["a PNG's head before nothing", () => Buffer.from("\u0089PNG\r\n\u001a\n", "latin1")],
    ["a PNG whose pixels are none", async () => withBrokenPixels(await blank(64, 64).png().toBuffer())],
    ["nothing", () => Buffer.alloc(0)],
  ])("%s is refused", async (_, make) => {
    const caller = await openMember();
    const answer = await upload(caller, await make());
    expect(answer).toMatchObject({ status: 422, body: { errorCode: "accounts.picture_invalid" } });
    expect(answer.body?.message).toBe("This is not a PNG or JPG picture that we can use. Please choose another.");
    expect(valueOf(await caller.get(iconPath))).toMatchObject({ kind: "usual" });
  });

  test("a text that is no base64 is refused", async () => {
    const caller = await openMember();
    expect((await caller.post(iconPath, { image: "%%%" })).body).toMatchObject({ errorCode: "accounts.picture_invalid" });
  });

  test("50,000 pixels on a side, or more in all than a small file should unfold to, are refused before they are decoded", async () => {
    const caller = await openMember();
    const small = await blank(8, 8).png().toBuffer();
    const long = await blank(50_000, 20).png().toBuffer();
    // What says that it is large and holds next to no pixels is refused for its size: nothing was decoded to find that out.
    for (const bytes of [long, claiming(small, 50_000, 50_000), claiming(small, 9_000, 9_000), claiming(small, 20, 10_001)]) {
      expect(await upload(caller, bytes)).toMatchObject({ status: 422, body: { errorCode: "accounts.picture_too_many_pixels" } });
    }
    expect((await upload(caller, claiming(small, 5_000, 5_000))).body).toMatchObject({ errorCode: "accounts.picture_invalid" });
  });

  test("5.5.3 more than 5 MB are refused, whether a little or much", async () => {
    const caller = await openMember();
    const noise = Buffer.alloc(5 * 1024 * 1024 + 1, 7);
    expect(await upload(caller, noise)).toMatchObject({
      status: 422,
      body: { errorCode: "accounts.picture_too_large", message: "The picture is larger than 5 MB. Please choose a smaller one." },
    });
    expect(await upload(caller, Buffer.alloc(8 * 1024 * 1024, 7))).toMatchObject({ status: 413, body: { errorCode: "request.too_large" } });
  });

  test.each([
    "/head-icons/../../package.json",
    "/head-icons/%2e%2e%2f%2e%2e%2fpackage.json/small.webp",
    "/head-icons/..%2F..%2Fpackage/small.webp",
    "/head-icons/AAAAAAAAAAAAAAAAAAAAAAAA/small.webp",
    "/head-icons/AAAAAAAAAAAAAAAAAAAAAAAA/..%2Flarge.webp",
    "/head-icons/AAAAAAAAAAAAAAAAAAAAAAAA/original.png",
  ])("nothing is found at %s", async (address) => {
    expect((await server.request("GET", address)).status).toBe(404);
  });
});

/** The same file with other bytes in its compressed pixels: head and end are whole. */
function withBrokenPixels(png: Buffer): Buffer {
  const broken = Buffer.from(png);
  broken.fill(0xab, broken.indexOf("IDAT") + 6, broken.indexOf("IEND") - 8);
  return broken;
}

async function pixelOf(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

/** The same PNG with another size in its head. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const claim = Buffer.from(png);
  const head = claim.indexOf("IHDR");
  claim.writeUInt32BE(width, head + 4);
  claim.writeUInt32BE(height, head + 8);
  claim.writeUInt32BE(crc32(claim.subarray(head, head + 17)), head + 17);
  return claim;
}
