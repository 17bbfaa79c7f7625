import { paths } from '../../lib/config/paths.js';
import type { ArticlePageModel } from '../../kits/article/article-model.js';
import type { TabId } from './WalkIntroTianLi/model.js';

/** The page of an article that stands in a tab of WalkIntroTianLi: the way back leads to the tab. */
export function inTab(page: ArticlePageModel, tab: TabId): ArticlePageModel {
  const way = page.crumbs.slice(0, -1);
  const here = page.crumbs.slice(-1);
  return {
    ...page,
    crumbs: [...way, { label: tab, href: paths.walkIntroTianLi.href({ text: tab }) }, ...here],
  };
}
