/** The publisher's name, shown in the header and behind a page's title. */
export const SITE_NAME = '砚田教育';
export const SITE_TAGLINE = '中小学教辅与试卷';

/** Column ids (Spec A 2 and 9): slides of a section, articles of a column. */
export const COLUMN = { home: 17, addedServices: 18, enterpriseNews: 39 } as const;

/** Page sizes (Spec A 9). */
export const PAGE_SIZE = { books: 20, recommendation: 10 } as const;

/** The company news on home (Spec A 9): asked for in two places, which must ask alike. */
export const HOME_NEWS = { column_id: COLUMN.enterpriseNews, page: 1, psize: 3 } as const;
