import type { SideListModel } from '../side/side-list.js';
import { SideList } from '../side/SideList.js';
import type { ArticlePageModel } from './article-model.js';
import { ArticlePage } from './ArticlePage.js';

export interface RecommendedArticlePageProps extends ArticlePageModel {
  /** What to read next. */
  recommended: SideListModel;
}

/** The page of an article with the recommended ones of its column beside it. */
export function RecommendedArticlePage({ recommended, ...page }: RecommendedArticlePageProps) {
  return <ArticlePage {...page} side={<SideList list={recommended} />} />;
}
