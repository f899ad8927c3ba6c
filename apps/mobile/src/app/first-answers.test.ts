import { dehydrate, QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { makeServerClock } from "../shared/clock/server-clock.ts";
import { takeFirstAnswers } from "./first-answers.ts";

it("takes over the answers with their ages, though this machine's clock is wrong", async () => {
  const serverMs = Date.now();
  const onServer = new QueryClient();
  onServer.setQueryData(["public", "get-home", null], { lotteries: [] }, { updatedAt: serverMs - 400 });
  const text = JSON.stringify({ readAtMs: serverMs, ...dehydrate(onServer) });
  const hereMs = serverMs - 3_600_000;
  const clock = makeServerClock(() => hereMs);
  const queryClient = new QueryClient();
  takeFirstAnswers({ queryClient, clock }, { getElementById: () => ({ textContent: text }) as HTMLElement }, { arrivedAtMs: hereMs });
  expect(clock.nowMs()).toBe(serverMs);
  const state = queryClient.getQueryState(["public", "get-home", null]);
  expect(state?.data).toEqual({ lotteries: [] });
  expect(clock.atMs(state?.dataUpdatedAt ?? 0)).toBe(serverMs - 400);
});

it("gives way to the first real reading of the clock", () => {
  const clock = makeServerClock(() => 10_000);
  takeFirstAnswers(
    { queryClient: new QueryClient(), clock },
    { getElementById: () => ({ textContent: '{"readAtMs":50000,"mutations":[],"queries":[]}' }) as HTMLElement },
    { arrivedAtMs: 10_000 },
  );
  expect(clock.nowMs()).toBe(50_000);
  clock.take({ sentAtMs: 9000, receivedAtMs: 10_000, serverMs: 20_500 });
  expect(clock.nowMs()).toBe(21_000);
});

it("takes no time from a page that was kept from an earlier visit: its answers are as old as they are", () => {
  const keptAtMs = Date.now() - 7_200_000;
  const onServer = new QueryClient();
  onServer.setQueryData(["public", "get-home", null], { lotteries: [] }, { updatedAt: keptAtMs });
  const text = JSON.stringify({ readAtMs: keptAtMs, ...dehydrate(onServer) });
  const clock = makeServerClock(() => 50_000);
  const queryClient = new QueryClient();
  takeFirstAnswers(
    { queryClient, clock },
    { getElementById: () => ({ textContent: text }) as HTMLElement },
    { arrivedAtMs: 50_000, kept: true },
  );
  expect(clock.nowMs()).toBe(50_000);
  expect(queryClient.getQueryState(["public", "get-home", null])?.dataUpdatedAt).toBe(keptAtMs);
});
