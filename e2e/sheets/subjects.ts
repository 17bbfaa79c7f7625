import type { APIRequestContext } from '@playwright/test';

import { screenRoutes } from '../../apps/site/src/app/screens.js';
import { paths, type PathName } from '../../apps/site/src/lib/config/paths.js';
import { withQuery } from '../../apps/site/src/lib/config/route.js';
import { contentOf } from '../support/content.js';

/** A page that has a sheet. */
export interface Subject {
  /** Also the name of its files. */
  title: string;
  name: PathName;
  find: (request: APIRequestContext) => Promise<string>;
}

function page(title: string, name: PathName, route: string): Subject {
  return { title, name, find: () => Promise.resolve(route) };
}

const routes = screenRoutes.map(({ name, patterns: [pattern = ''] }): Subject => ({
  title: name,
  name,
  find: async (request) => withQuery(pattern, (await contentOf[name]?.(request))?.query ?? {}),
}));

/** Pages that have a layout of their own behind the query of a route. */
const pages = [
  page('companyHistory', 'walkIntroTianLi', paths.walkIntroTianLi.path({ text: '发展历程' })),
  page('companyContact', 'walkIntroTianLi', paths.walkIntroTianLi.path({ text: '联系我们' })),
  page('companyJobs', 'walkIntroTianLi', paths.walkIntroTianLi.path({ text: '诚聘英才' })),
  page('companyNews', 'walkIntroTianLi', paths.walkIntroTianLi.path({ text: '企业动态' })),
  page('papersNotFound', 'listenBig', paths.listenBig.path({ search: '没有这样的试卷' })),
  page('shopNotFound', 'authorizedOnlineShop', paths.authorizedOnlineShop.path({ search: '没有这样的店' })),
  page('unknownBook', 'booksDetails', paths.booksDetails.path({ id: 999_999_999 })),
  page('unknownRoute', 'home', '/layout/list/nowhere'),
];

export const subjects: readonly Subject[] = [...routes, ...pages];
