import { useApi } from '@inkstone/api/react';
import { SECTIONS } from '@inkstone/api/rules';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSideArticles } from '../../../kits/side/use-side-articles.js';
import { useCrumbs, usePageNames, useSectionTitle } from '../../../kits/use-section.js';
import { CheckTheProcessListView } from './CheckTheProcessList.view.js';
import { processSearchQueries } from './queries.js';
import { toStop } from '../../../lib/models/articles.js';

/** The search of 看流程 (Spec B 2.3). */
export function CheckTheProcessList() {
  const client = useApi();
  useSectionTitle('checkTheProcessList');
  const { checkTheProcess: title } = usePageNames(['checkTheProcess']);
  const crumbs = useCrumbs('checkTheProcess', '搜索');
  const stops = useList(paths.checkTheProcessList, {
    pageSize: PAGE_SIZE.checkTheProcessList,
    read: (query) => processSearchQueries(client, query).page,
    toItem: toStop,
  });
  const recommended = useSideArticles({
    title: '推荐阅读',
    of: { column_id: SECTIONS.checkTheProcess.id, is_recommended: 1 },
  });
  return <CheckTheProcessListView title={title} crumbs={crumbs} stops={stops} recommended={recommended} />;
}
