/** How many messages are unread; 0 for visitors, and until the inbox is there. */
export function useUnreadCount(): number {
  return 0;
}
