/** Prefixes of the keys of the user's own lists, for their queries and the mutations that add to them. */
export const myBooksKey = ['post', '/api/user/book_list'] as const;
export const myDownloadsKey = ['post', '/api/user/download_list'] as const;
export const myActivitiesKey = ['post', '/api/user/activity_list'] as const;
