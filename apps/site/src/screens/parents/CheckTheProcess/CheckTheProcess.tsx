import { listArticlesQuery } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import { SECTIONS } from '@inkstone/api/rules';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useSectionHead } from '../../../kits/banner/use-banner-slides.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSearchPage } from '../../../kits/list/use-search-page.js';
import { useMenuTitles } from '../../../kits/use-section.js';
import { CheckTheProcessView } from './CheckTheProcess.view.js';
import { processQueries } from './queries.js';
import { toStop } from '../../../lib/models/articles.js';

/** What a family looks up beside a procedure. */
const RELATED = ['fractionBar', 'findAUniversity', 'talkPolicies'] as const;

/** Procedures by their type, in the order of the server (Spec B 2.3). */
export function CheckTheProcess() {
  const client = useApi();
  const onSearch = useSearchPage((search) => paths.checkTheProcessList.path({ search }));
  const head = useSectionHead('checkTheProcess');
  const related = useMenuTitles(RELATED);
  const types = useQuery(processQueries(client).types);
  const stops = useList(paths.checkTheProcess, {
    pageSize: PAGE_SIZE.checkTheProcess,
    read: ({ flow_type, ...query }) => ({
      ...listArticlesQuery(client, {
        ...query,
        column_id: SECTIONS.checkTheProcess.id,
        flow_type: chosen(flow_type),
      }),
      enabled: chosen(flow_type) !== undefined,
    }),
    toItem: toStop,
  });

  /** The type of the address or, without one that exists, the first. */
  function chosen(id: number | undefined): number | undefined {
    return (types.data?.find((type) => type.id === id) ?? types.data?.[0])?.id;
  }

  return (
    <CheckTheProcessView
      {...head}
      types={toLoadable(types, (list) => list.map(({ id, name }) => ({ id: String(id), label: name })))}
      type={String(chosen(stops.query.flow_type) ?? '')}
      onType={(id) => stops.onFilter('flow_type', id)}
      // The station is no condition that can be dropped where it holds no article.
      stops={{ ...stops, choices: {} }}
      related={related.map(({ name, title: label }) => ({ label, href: paths[name].href() }))}
      onSearch={onSearch}
    />
  );
}
