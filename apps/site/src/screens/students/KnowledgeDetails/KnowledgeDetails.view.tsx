import type { ArticlePageModel } from '../../../kits/article/article-model.js';
import { ArticlePage } from '../../../kits/article/ArticlePage.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';

export interface KnowledgeDetailsViewProps extends ArticlePageModel {
  /** 大家还学习了 */
  others: SideListModel;
}

export function KnowledgeDetailsView({ others, ...page }: KnowledgeDetailsViewProps) {
  return <ArticlePage {...page} side={<SideList list={others} />} />;
}
