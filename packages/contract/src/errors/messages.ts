export const messagesErrors = {
  "messages.announcement_unknown": 404,
} as const;
