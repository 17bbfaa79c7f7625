import { paths } from '../../../lib/config/paths.js';
import { COLUMN } from '../../../lib/config/columns.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useSideArticles } from '../../../kits/side/use-side-articles.js';
import { KnowledgeDetailsView } from './KnowledgeDetails.view.js';

/** One article that explains how to learn (Spec B 2.2). */
export function KnowledgeDetails() {
  const { id, page } = useArticle(paths.KnowledgeDetails, 'KnowledgeDrivenGoods');
  const others = useSideArticles({
    title: '大家还学习了',
    of: { column_id: COLUMN.KnowledgeDrivenGoods },
    except: id,
  });
  return <KnowledgeDetailsView {...page} others={others} />;
}
