import { listArticlesQuery } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import { SECTIONS } from '@inkstone/api/rules';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useList } from '../../../kits/list/use-list.js';
import { useMenuTitles, useSectionTitle } from '../../../kits/use-section.js';
import { StudentWorldListView } from './StudentWorldList.view.js';
import { toArticleItem } from '../../../lib/models/articles.js';

/** The two lists of 学生天地 that its search box searches. */
const SEARCHED = ['KnowledgeDrivenGoods', 'worksDisplay'] as const;

/** The search of the section for students (Spec B 2.2). */
export function StudentWorldList() {
  const client = useApi();
  const title = useSectionTitle('studentWorldList');
  const columns = useMenuTitles(SEARCHED).map((page) => ({
    id: String(SECTIONS[page.name].id),
    label: page.title,
  }));
  const articles = useList(paths.studentWorldList, {
    pageSize: PAGE_SIZE.studentWorldList,
    read: (query) => listArticlesQuery(client, { column_id: SECTIONS.KnowledgeDrivenGoods.id, ...query }),
    toItem: (article) => toArticleItem(article, client),
  });
  return (
    <StudentWorldListView
      title={title}
      articles={articles}
      columns={columns}
      column={String(articles.query.column_id ?? SECTIONS.KnowledgeDrivenGoods.id)}
      onColumn={(id) => articles.change({ column_id: Number(id) })}
    />
  );
}
