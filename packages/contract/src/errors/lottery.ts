export const lotteryErrors = {
  "lottery.game_unknown": 404,
  "lottery.game_closed": 422,
  "lottery.issue_unknown": 404,
  "lottery.issue_closed": 422,
  "lottery.play_unknown": 422,
  "lottery.content_invalid": 422,
  "lottery.stake_invalid": 422,
  "lottery.multiple_invalid": 422,
  "lottery.limit_exceeded": 422,
  "lottery.below_minimum": 422,
  "lottery.order_unknown": 404,
  "lottery.order_not_cancellable": 422,
} as const;
