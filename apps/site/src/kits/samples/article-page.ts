import { paths } from '../../lib/config/paths.js';
import type { ArticlePageModel } from '../article/article-model.js';
import { sampleArticle } from './articles.js';
import { ready } from '../../lib/samples/loadable.js';

/**
 * The page of an article for stories.
 *
 * @param steps the steps between home and the article
 */
export function sampleArticlePage(...steps: readonly { label: string; href: string }[]): ArticlePageModel {
  return {
    article: ready(sampleArticle),
    favourite: { on: false, busy: false, onToggle: () => undefined },
    crumbs: [{ label: '首页', href: paths.home.href() }, ...steps, { label: '正文' }],
  };
}
