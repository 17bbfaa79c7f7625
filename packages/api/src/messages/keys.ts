export const unreadCountKey = ['get', '/api/message/unread_message'] as const;
/** Prefix of the keys of all pages of the messages. */
export const messagesKey = ['post', '/api/message/index'] as const;

export function messageKey(id: number) {
  return ['post', '/api/message/info', { id }] as const;
}
