import { inject } from "vitest";

/** Where the platform of this worker answers, such as `http://localhost:39121`: journeys of two workers never meet in one. */
export function platformUrl(): string {
  const worker = Number(process.env["VITEST_POOL_ID"]);
  const url = inject("platformUrls")[worker - 1];
  if (url === undefined) throw new Error(`no platform was started for worker ${worker}`);
  return url;
}
