/** The columns on home. They stand apart, because its scripts do not need the table of all columns. */
export const HOME_COLUMN = 17;
export const NEWS_COLUMN = 39;

/** The company news on home (Spec A 9). Two places ask for it: with the same parameters they share one call. */
export const HOME_NEWS = { column_id: NEWS_COLUMN, page: 1, psize: 3 } as const;
