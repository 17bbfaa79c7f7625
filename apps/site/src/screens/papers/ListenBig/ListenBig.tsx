import { useApi } from '@inkstone/api/react';
import { favouriteType, togglePaperOrder, type PaperOrder } from '@inkstone/api/rules';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useFavourites } from '../../../kits/favourite/use-favourite.js';
import { toWaysOut } from '../../../kits/list/list-model.js';
import { useLastSeen } from '../../../kits/list/use-last-seen.js';
import { useList } from '../../../kits/list/use-list.js';
import { usePaperFilters } from '../../../kits/papers/use-paper-filters.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { ListenBigView } from './ListenBig.view.js';
import { paperListQueries } from './queries.js';
import { useWaysOut } from './use-ways-out.js';
import { toListedPaper } from '../../../lib/models/catalogue.js';

/** The list of papers (Spec A 2). */
export function ListenBig() {
  const client = useApi();
  const title = useSectionTitle('listenBig');
  const papers = useList(paths.listenBig, {
    pageSize: PAGE_SIZE.papers,
    read: (query) => paperListQueries(client, query).page,
    toItem: toListedPaper,
    clears: { grade_id: ['subject_id'] },
  });
  const { query, change, choices, search, results, onFilter } = papers;
  const order: PaperOrder = { is_new: query.is_new ?? 0, is_recommended: query.is_recommended ?? 0 };
  const filters = usePaperFilters();
  const favourites = useFavourites(favouriteType.paper, papers.items);
  const lastSeen = useLastSeen();
  const none = results.state === 'ready' && results.data.count === 0;
  const ways = useWaysOut(query, toWaysOut(filters, choices, search), none);

  return (
    <ListenBigView
      title={title}
      papers={papers}
      filters={filters}
      order={order}
      onOrder={(box) => {
        const next = togglePaperOrder(order, box);
        change({ is_new: next.is_new || undefined, is_recommended: next.is_recommended || undefined });
      }}
      ways={ways}
      onRemove={(id) => onFilter(id, '')}
      lastSeenId={lastSeen.id}
      onOpen={lastSeen.onOpen}
      favouriteBusyId={favourites.busyId}
      onToggleFavourite={favourites.onToggle}
    />
  );
}
