/** Every page of the person's own lists: shared by their queries and by the writes elsewhere that add to them. */
export const myBooksKey = ['post', '/api/user/book_list'] as const;
export const myDownloadsKey = ['post', '/api/user/download_list'] as const;
export const myActivitiesKey = ['post', '/api/user/activity_list'] as const;
