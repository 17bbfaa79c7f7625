import { SECTIONS } from '@inkstone/api/rules';

/** The company news on home (Spec A 9). Two places ask for it: with the same parameters they share one call. */
export const HOME_NEWS = { column_id: SECTIONS.enterpriseNews.id, page: 1, psize: 3 } as const;
