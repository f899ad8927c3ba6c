import type { CheckedDraw } from "@lantern/mobile/features/lottery/betting/check/check-draw.ts";
import { startBeaconStandIn, type BeaconStandIn } from "@lantern/server/lottery/beacon/testing/beacon-stand-in.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { demoPassword, logIn, type LoggedIn } from "./log-in.ts";
import { patience } from "./lottery-steps.ts";
import { startPageRelay, type Doctor, type PageRelay } from "./page-relay.ts";
import { openPhone, useBrowser, type Phone } from "./phone.ts";
import { startPlatform, type Platform } from "./start-platform.ts";

useBrowser();

/** Two draws and what may be lost of them on a busy machine. */
const draws = { timeout: 90_000 };
/** Of the ten-second lottery: its issues lock two seconds before they are drawn, at every eighth second of ten. */
const gameCode = "HANOI10S";

let beacon: BeaconStandIn;
let platform: Platform;
let relay: PageRelay;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  // A round at every ninth second of ten: eleven seconds after a lock, so that a platform that is held up has time to close the bets before.
  beacon = await startBeaconStandIn({ nowMs: Date.now, genesisSeconds: 1_700_000_009, periodSeconds: 10 });
  closing.push(beacon.close);
  platform = await startPlatform({
    environment: { LANTERN_BEACON_URLS: beacon.url, LANTERN_BEACON_CHAIN: beacon.chainText },
    isReady: (url) =>
      fetch(`${url}/lgw/numeros/near?gameId=1`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  closing.unshift(platform.close);
  relay = await startPageRelay(platform.url);
  closing.unshift(relay.close);
});
afterAll(async () => {
  for (const close of closing) await close();
});

async function value<Value>(answered: Promise<Response>): Promise<Value | undefined> {
  const envelope = (await (await answered).json()) as { success: boolean; value: Value };
  return envelope.success ? envelope.value : undefined;
}

const read = <Value>(path: string) => value<Value>(fetch(`${platform.url}${path}`));
const send = <Value>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  value<Value>(
    fetch(`${platform.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );

async function gameIdOf(phone: Phone): Promise<number> {
  const { headers } = await logIn(phone);
  const launched = await send<{ gameUrl: string }>("/lgw/games/launch", { lottoGameCode: gameCode }, headers);
  const gameId = Number(/games\/(\d+)/.exec(launched?.gameUrl ?? "")?.[1]);
  expect(gameId).toBeGreaterThan(0);
  return gameId;
}

interface Seen {
  readonly numero: string;
  readonly link?: string;
  readonly betRoot?: string;
}

/** Bets two numbers on an issue that the phone sees opening and locking, and gives its numero when it is drawn. */
async function drawnWithBet(phone: Phone, { headers }: LoggedIn, gameId: number): Promise<string> {
  for (;;) {
    const near = await read<{ currentNumero: { numero: string; isSale: boolean } | null }>(`/lgw/numeros/near?gameId=${gameId}`);
    const numero = near?.currentNumero?.isSale === true ? near.currentNumero.numero : undefined;
    const seenOnSale = async () => (await seenBy(phone)).some((seen) => seen.numero === numero && seen.link !== undefined);
    if (numero === undefined || !(await seenOnSale())) {
      await phone.page.waitForTimeout(200);
      continue;
    }
    const content = {
      gameId,
      winStop: false,
      playId: "vn_north_lo_2",
      bettingContent: "07_12",
      singleBetPrice: "1",
      bettingApproach: 1,
      bettingSlip: null,
      numero: [{ numero, multiple: 1 }],
    };
    const placed = await send(
      "/lgw/orders/betting",
      { prizeMode: "Lott", device: "MOBILE", contents: [content] },
      {
        ...headers,
        "Idempotency-Key": `draw-check-${numero}`,
      },
    );
    // It closed meanwhile: the next one then.
    if (placed === undefined) continue;
    await expect.poll(async () => (await checked(gameId, numero))?.draw ?? (await checked(gameId, numero))?.void, draws).not.toBeNull();
    const told = (await seenBy(phone)).some((seen) => seen.numero === numero && seen.betRoot !== undefined);
    // Where the machine stood still over a lock its issue is void by rule: another one is drawn.
    if (told && (await checked(gameId, numero))?.draw !== null) return numero;
  }
}

const checked = (gameId: number, numero: string) => read<CheckedDraw>(`/lgw/draw/${gameId}/${numero}`);

const seenBy = ({ page }: Phone): Promise<Seen[]> => page.evaluate(() => JSON.parse(localStorage.getItem("seenIssues") ?? "[]") as Seen[]);

const verdict = ({ page }: Phone) => page.locator(".check-verdict");
const checkOf = (gameId: number, numero: string) => `/m/lotto-h5/en/trad/games/${gameId}?view=draw&numero=${numero}`;

/** Another hex text of the same length. */
const other = (hex: string) => hex.replace(/.$/, (last) => (last === "0" ? "1" : "0"));

type Draw = NonNullable<CheckedDraw["draw"]>;

/** Changes the draw that the page is shown. */
const ofDraw =
  (change: (draw: Draw) => Partial<Draw>): Doctor =>
  (path, answered) => {
    const shown = answered as CheckedDraw;
    if (!/^\/lgw\/draw\/\d+\/\d/.test(path) || shown.draw === null) return answered;
    return { ...shown, draw: { ...shown.draw, ...change(shown.draw) } };
  };

interface Bet {
  readonly amount: string;
  readonly bettingContent: string;
  readonly odds: Readonly<Record<string, string>>;
}

/** Changes the bets that the page is shown. */
const ofBets =
  (change: (bet: Bet) => Partial<Bet>): Doctor =>
  (path, answered) =>
    path.startsWith("/lgw/orders?")
      ? { ...(answered as object), content: (answered as { content: Bet[] }).content.map((bet) => ({ ...bet, ...change(bet) })) }
      : answered;

const beaconOf = ({ beacon: used }: Draw) => {
  if (used === undefined) throw new Error("the draw used no beacon");
  return used;
};

/** One lie at a time, and the words that name it. */
const lies: readonly (readonly [string, string, Doctor])[] = [
  ["result", "The result does not follow", ofDraw(({ result }) => ({ result: { ...result, special: ["00000"] } }))],
  ["seed", "The seed does not fit its fingerprint", ofDraw(({ seed }) => ({ seed: other(seed) }))],
  ["root", "The root is not the one that this phone saw", ofDraw(({ betRoot }) => ({ betRoot: other(betRoot) }))],
  ["round", "another public round than its own", ofDraw((draw) => ({ beacon: { ...beaconOf(draw), round: beaconOf(draw).round + 1 } }))],
  [
    "signature",
    "not signed by its source",
    ofDraw((draw) => ({
      beacon: { ...beaconOf(draw), signature: Buffer.from(beacon.signatureOf(beaconOf(draw).round + 1)).toString("hex") },
    })),
  ],
  ["commitment", "The fingerprint is not the one that this phone saw", ofDraw(({ commitment }) => ({ commitment: other(commitment) }))],
  [
    "chain",
    "does not lead to what this phone saw",
    (path, answered) =>
      /^\/lgw\/draw\/\d+\/\d/.test(path)
        ? { ...(answered as CheckedDraw), previousLink: other((answered as CheckedDraw).previousLink) }
        : answered,
  ],
  ["stake", "A bet of yours is not under the root", ofBets(() => ({ amount: "27" }))],
  ["content", "A bet of yours is not under the root", ofBets(() => ({ bettingContent: "07_13" }))],
  [
    "odds",
    "A bet of yours is not under the root",
    ofBets(({ odds }) => ({ odds: Object.fromEntries(Object.keys(odds).map((key) => [key, "1"])) })),
  ],
  [
    "dropped",
    "A bet of yours is not under the root",
    (path, answered) =>
      path.endsWith("/proof") ? { ...(answered as object), steps: [{ side: "left", hash: "ab".repeat(32) }] } : answered,
  ],
];

it("a member's browser proves a draw that waited for a public round, and his own bet in it; each lie on the way to him is named, and nothing shows as proven", async () => {
  const phone = await openPhone({ platform: relay.url });
  const { page } = phone;
  const gameId = await gameIdOf(phone);
  const member = await logIn(phone);
  await phone.go(`/m/lotto-h5/en/trad/games/${gameId}`);
  const numero = await drawnWithBet(phone, member, gameId);

  await phone.go(checkOf(gameId, numero));
  await verdict(phone).filter({ hasText: "The draw is what was promised" }).waitFor(patience);
  expect(await page.locator(".check-steps > li[data-mark=good]").count()).toBe(4);
  for (const finding of [
    "The seed fits this fingerprint.",
    "This phone saw the same fingerprint while the draw was on sale.",
    /^The links lead to draw \d{4}, which this phone saw on sale/,
    "This phone saw the same root at the lock",
    "It is the round that was named at the opening, and its signature is true.",
    "Seed, root and public round give exactly these prizes.",
    "Sealed under the root",
  ])
    await page.locator(".step-finding").filter({ hasText: finding }).waitFor(patience);
  await page.getByText("Nobody could choose this result").waitFor();
  // The beacon is one of this machine: the app says that it does not know who runs it, and shows the way to its round.
  await page.getByText("This app does not know who runs that beacon").waitFor();
  const round = (await checked(gameId, numero))?.draw?.beacon?.round ?? 0;
  const atBeacon = (await page.getByRole("link", { name: `See round ${round} at the beacon` }).getAttribute("href")) ?? "";
  expect(atBeacon).toBe(`${beacon.url}/${beacon.chain.hash}/public/${round}`);
  const published = (await (await fetch(atBeacon)).json()) as { signature: string };
  await page.getByText(published.signature).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await phone.screen("draw-check-good");

  for (const [name, words, doctor] of lies) {
    relay.doctor = doctor;
    await page.reload();
    await page.getByRole("alert").filter({ hasText: words }).waitFor(patience);
    await page.getByRole("alert").filter({ hasText: "Do not take this draw for proven" }).waitFor();
    await page.locator(".own-bets > li").waitFor(patience);
    // Under another root a bet is not found either.
    await expect.poll(() => page.locator(".step-finding[data-bad]").count(), patience).toBe(name === "root" ? 2 : 1);
    expect([name, await page.locator("[data-mark=good], [data-verdict=good], .step-finding:not([data-bad])").count()]).toEqual([name, 0]);
    if (name === "result" || name === "stake") await phone.screen(`draw-check-${name}`);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  relay.doctor = undefined;
  await page.reload();
  await verdict(phone).filter({ hasText: "The draw is what was promised" }).waitFor(patience);
  await phone.close();

  // Anybody can check it by its address; nobody's bets are shown to him.
  const visitor = await openPhone({ platform: platform.url, width: 360, height: 740 });
  await visitor.go(checkOf(gameId, numero));
  await verdict(visitor).filter({ hasText: "The draw is what was promised" }).waitFor(patience);
  expect(await visitor.page.getByText("Your bets in this draw").count()).toBe(0);
  await visitor.screen("draw-check-visitor");
  await visitor.close();
});

it("an issue that two operators make void shows the seed that it was promised by", async () => {
  const phone = await openPhone({ platform: relay.url, width: 360, height: 740 });
  const { page } = phone;
  const gameId = await gameIdOf(phone);
  const tokenOf = async (username: string) => {
    const session = await send<{ token: string }>("/wps/operator/login", { username, password: demoPassword });
    return { authorization: session?.token ?? "" };
  };
  const [first, second] = [await tokenOf("admin"), await tokenOf("results")];
  // Whichever issue is open when both have spoken.
  let numero = "";
  await expect
    .poll(async () => {
      const near = await read<{ currentNumero: { numero: string } | null }>(`/lgw/numeros/near?gameId=${gameId}`);
      numero = near?.currentNumero?.numero ?? "";
      const issue = { gameCode, numero };
      await send("/wps/operator/lottery/issues/void", { ...issue, reason: "journey" }, first);
      await send("/wps/operator/lottery/issues/void/confirm", issue, second);
      return (await checked(gameId, numero))?.void?.reason;
    }, draws)
    .toBe("operators");

  await phone.go(checkOf(gameId, numero));
  await verdict(phone).filter({ hasText: "This draw came to nothing, and its seed is open" }).waitFor(patience);
  await page.getByText("Every stake went back.").waitFor();
  await page.getByText((await checked(gameId, numero))?.void?.seed ?? "no seed").waitFor();
  await phone.screen("draw-check-void");
  relay.doctor = (path, answered) => {
    const shown = answered as CheckedDraw;
    return path.startsWith("/lgw/draw/") && shown.void !== null
      ? { ...shown, void: { ...shown.void, seed: other(shown.void.seed) } }
      : answered;
  };
  await page.reload();
  await page.getByRole("alert").filter({ hasText: "The seed does not fit its fingerprint" }).waitFor(patience);
  relay.doctor = undefined;
  await phone.go(checkOf(gameId, "20000101-0001"));
  await page.getByText("There is no such draw").waitFor(patience);
  await phone.close();
});
