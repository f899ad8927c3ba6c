export const messagesErrors = {
  "messages.announcement_unknown": 404,
  "messages.message_unknown": 404,
} as const;
