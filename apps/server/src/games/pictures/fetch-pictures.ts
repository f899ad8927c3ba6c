import type { Scope } from "../../platform/context.ts";
import type { Job } from "../../platform/job.ts";
import { forgetCatalogues } from "../read-catalogue.ts";
import { encodePicture, type EncodedPicture } from "./encode-picture.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { pictureAddress } from "./picture-address.ts";

/** Pictures of one run, one after the other: they are in no hurry, and encoding takes the processor. */
const batchPictures = 8;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** After a failure: a minute, then twice as long each time. */
const retryMaxMs = dayMs;
/** A picture that may have changed under the same address is looked at again. */
const anewAfterMs = 30 * dayMs;

interface Source {
  readonly integration_code: string;
  readonly path: string;
  readonly origin: string;
  readonly failures: number;
  readonly picture_id: string | null;
}

const selectDue = `
  select source.integration_code, source.path, source.failures, source.picture_id, coalesce(integration.public_url, integration.base_url) as origin
  from games_picture_sources source
  join games_integrations integration on integration.code = source.integration_code
  where source.next_try_at <= $1
  order by source.next_try_at
  limit $2`;

/** Fetches the pictures that are due; one that fails is tried again, later each time, and its game shows what it had, or the default icon. */
export const fetchPicturesJob: Job = {
  name: "games.fetch_pictures",
  everyMs: 3_000,
  run: async (scope) => {
    for (const source of await scope.database.query<Source>(selectDue, [scope.clock.now(), batchPictures]))
      await takePicture(scope, source);
  },
};

async function takePicture(scope: Scope, source: Source): Promise<void> {
  const { pictureHosts } = scope.configuration;
  const url = pictureAddress(source.origin, source.path, pictureHosts);
  // Nothing that waiting mends: the vendor's address, or the list of hosts, must change.
  if (url === undefined) return recordFailure(scope, source, { reason: "no address that pictures may come from", againMs: dayMs });
  try {
    const bytes = await fetchPicture(url, { listed: pictureHosts.includes(url.host) });
    await storePicture(scope, source, await encodePicture(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await recordFailure(scope, source, { reason, againMs: Math.min(retryMaxMs, minuteMs * 2 ** Math.min(source.failures, 20)) });
  }
}

const insertPicture = `
  insert into games_pictures (id, small_avif, small_webp, large_avif, large_webp, colour, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do nothing`;
const recordPicture = `
  update games_picture_sources set picture_id = $3, failures = 0, failure = null, next_try_at = $4 where integration_code = $1 and path = $2`;
/** Lists are read again where a game has changed. */
const touchGames = "update games_catalogue set changed_at = $3 where integration_code = $1 and image_path = $2 and published";

async function storePicture(scope: Scope, { integration_code, path, picture_id }: Source, picture: EncodedPicture): Promise<void> {
  const now = scope.clock.now();
  const { id, smallAvif, smallWebp, largeAvif, largeWebp, colour } = picture;
  await scope.database.tx(async (transaction) => {
    await transaction.query(insertPicture, [id, smallAvif, smallWebp, largeAvif, largeWebp, colour, now]);
    await transaction.query(recordPicture, [integration_code, path, id, new Date(now.getTime() + anewAfterMs)]);
    if (picture_id !== id) await transaction.query(touchGames, [integration_code, path, now]);
  });
  forgetCatalogues(scope);
}

const recordFailed = `
  update games_picture_sources set failures = failures + 1, failure = $3, next_try_at = $4 where integration_code = $1 and path = $2`;

async function recordFailure(
  scope: Scope,
  { integration_code, path, failures }: Source,
  { reason, againMs }: { readonly reason: string; readonly againMs: number },
): Promise<void> {
  if (failures === 0) scope.log.info({ integration: integration_code, path, reason }, "a game's picture did not come; asking on");
  const again = new Date(scope.clock.now().getTime() + againMs);
  await scope.database.query(recordFailed, [integration_code, path, reason.slice(0, 300), again]);
}
