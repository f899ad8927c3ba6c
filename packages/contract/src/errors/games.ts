export const gamesErrors = {
  "games.game_unknown": 404,
  "games.game_unavailable": 422,
  "games.free_play_unavailable": 422,
  "games.vendor_unavailable": 503,
  "games.favourites_full": 422,
} as const;
