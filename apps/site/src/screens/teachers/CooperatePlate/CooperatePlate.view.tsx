import { ArticlePage, type ArticlePageProps } from '../../../kits/article/ArticlePage.js';

export type CooperatePlateViewProps = Pick<ArticlePageProps, 'article' | 'favourite' | 'onShare' | 'crumbs'>;

export function CooperatePlateView(page: CooperatePlateViewProps) {
  return <ArticlePage {...page} />;
}
