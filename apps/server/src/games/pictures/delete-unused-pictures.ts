import type { Job } from "../../platform/job.ts";

const hourMs = 3_600_000;
/** Pages that were given out before may still ask for it. */
const keepMs = 7 * 24 * hourMs;

const deleteSources = `
  delete from games_picture_sources source
  where not exists (
    select from games_catalogue game
    where game.integration_code = source.integration_code and game.image_path = source.path
  )`;
const deletePictures = `
  delete from games_pictures picture
  where picture.created_at < $1
    and not exists (select from games_picture_sources source where source.picture_id = picture.id)`;

/** Forgets pictures of addresses that no game has any more. */
export const deleteUnusedPicturesJob: Job = {
  name: "games.delete_unused_pictures",
  everyMs: hourMs,
  run: async ({ database, clock }) => {
    await database.query(deleteSources);
    await database.query(deletePictures, [new Date(clock.now().getTime() - keepMs)]);
  },
};
