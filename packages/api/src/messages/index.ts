export { deleteMessagesMutation, readMessagesMutation } from './mutations.js';
export { getMessageQuery, getUnreadCountQuery, listMessagesQuery } from './queries.js';
export type { ListMessagesParams } from './queries.js';
