/** Pictures that one process unfolds at a time: each may take some hundred megabytes. */
const decodersMax = 2;

let decoding = 0;
const waiting: (() => void)[] = [];

/** Runs the work when one of the places is free; a place that becomes free goes to whoever waits longest. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (decoding >= decodersMax) await new Promise<void>((resolve) => waiting.push(resolve));
  else decoding += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) decoding -= 1;
    else next();
  }
}
