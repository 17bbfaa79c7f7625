import { ArticlePage, type ArticlePageProps } from '../../../kits/article/ArticlePage.js';

export type CollaborativeMediaDetailsViewProps = Pick<ArticlePageProps, 'article' | 'favourite' | 'crumbs'>;

export function CollaborativeMediaDetailsView(page: CollaborativeMediaDetailsViewProps) {
  return <ArticlePage {...page} />;
}
