import { ArticlePage, type ArticlePageProps } from '../../../kits/article/ArticlePage.js';

export type CollaborativeMediaDetailsViewProps = Pick<
  ArticlePageProps,
  'article' | 'favourite' | 'onShare' | 'crumbs'
>;

export function CollaborativeMediaDetailsView(page: CollaborativeMediaDetailsViewProps) {
  return <ArticlePage {...page} />;
}
