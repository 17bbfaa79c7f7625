import { COLUMN } from '../../lib/config/columns.js';
import type { Route } from '../../lib/config/route.js';
import { useSideArticles } from '../side/use-side-articles.js';
import type { ArticleSection } from './list-queries.js';
import type { RecommendedArticlePageProps } from './RecommendedArticlePage.js';
import { useArticle } from './use-article.js';

/** The data part of an article's page with the recommended ones of its column (Spec B 2.3). */
export function useRecommendedArticle(
  route: Route<{ id: string | number }>,
  section: ArticleSection,
): RecommendedArticlePageProps {
  const { id, page } = useArticle(route, section);
  const recommended = useSideArticles({
    title: '推荐阅读',
    of: { column_id: COLUMN[section], is_recommended: 1 },
    except: id,
  });
  return { ...page, recommended };
}
