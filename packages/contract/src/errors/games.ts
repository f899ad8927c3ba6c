export const gamesErrors = {
  "games.game_unknown": 404,
  "games.game_unavailable": 422,
  "games.free_play_unavailable": 422,
  "games.vendor_unavailable": 503,
  "games.favourites_full": 422,
  "games.transfer_vendor_unknown": 404,
  "games.transfer_under_way": 409,
  "games.transfer_refused": 422,
} as const;
