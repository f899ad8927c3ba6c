import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

it("one player's work is done in the order of its coming, another's does not wait, and a failure holds nobody up", async () => {
  const log: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (name: string, wait?: Promise<void>, failure?: Error) => async () => {
    log.push(`${name} begins`);
    await wait;
    if (failure !== undefined) throw failure;
    log.push(`${name} ends`);
    return name;
  };
  const first = oneAtATime("ann", work("first", gate.promise, new Error("broken")));
  const second = oneAtATime("ann", work("second"));
  expect(await oneAtATime("bob", work("bob's"))).toBe("bob's");
  expect(log).toEqual(["first begins", "bob's begins", "bob's ends"]);
  gate.resolve();
  await expect(first).rejects.toThrow("broken");
  expect(await second).toBe("second");
  expect(log.slice(3)).toEqual(["second begins", "second ends"]);
});

it("work that names no player waits for nobody", async () => {
  const never = oneAtATime(undefined, () => new Promise(() => undefined));
  expect(await Promise.race([never, oneAtATime(undefined, async () => "done")])).toBe("done");
});
