import { paths } from '../../../lib/config/paths.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import { KnowledgeDrivenGoodsView } from './KnowledgeDrivenGoods.view.js';

/** Articles that explain how to learn (Spec B 2.2). */
export function KnowledgeDrivenGoods() {
  return <KnowledgeDrivenGoodsView {...useArticleList('KnowledgeDrivenGoods', paths.KnowledgeDrivenGoods)} />;
}
