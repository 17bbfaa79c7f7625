import { useApi } from '@inkstone/api/react';
import { favouriteType, togglePaperOrder, type PaperOrder } from '@inkstone/api/rules';
import { Suspense, useState } from 'react';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { ErrorBoundary } from '../../../lib/components/ErrorBoundary/ErrorBoundary.js';
import { useHydrated } from '../../../lib/hooks/use-hydrated.js';
import { preloadable } from '../../../lib/preloadable.js';
import { useFavourites } from '../../../kits/favourite/use-favourite.js';
import { toWaysOut } from '../../../kits/list/list-model.js';
import { useLastSeen } from '../../../kits/list/use-last-seen.js';
import { useList } from '../../../kits/list/use-list.js';
import { usePaperFilters } from '../../../kits/papers/use-paper-filters.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { searchesInside } from './found-model.js';
import { INSIDE_ID } from './Jumps.js';
import { ListenBigView } from './ListenBig.view.js';
import { paperListQueries } from './queries.js';
import { useChoice } from './use-choice.js';
import { useWaysOut } from './use-ways-out.js';
import { toListedPaper } from '../../../lib/models/catalogue.js';

const FoundInPapers = preloadable(async () => (await import('./FoundInPapers.js')).FoundInPapers);
const Several = preloadable(async () => (await import('./several/Several.js')).Several);
const Printing = preloadable(async () => (await import('./several/Printing.js')).Printing);

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
  const conditions = toWaysOut(filters, choices, search);
  const ways = useWaysOut(query, conditions, none);
  const [inside, setInside] = useState<number>();
  // HTML of the server has the titles; what is inside papers comes after them.
  const isHydrated = useHydrated();
  const titles = results.state === 'ready' && !papers.stale ? results.data.count : undefined;
  const seeks = isHydrated && query.page === 1 && searchesInside(search, titles);

  const { is_new: _newest, is_recommended: _most, page: _page, ...sought } = query;
  const choice = useChoice();
  const [printing, setPrinting] = useState(false);

  if (printing) {
    return (
      <Suspense fallback={null}>
        <Printing choice={choice} onBack={() => setPrinting(false)} />
      </Suspense>
    );
  }
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
      insideCount={seeks ? inside : undefined}
      inside={
        seeks && (
          // Without its code the titles stay.
          <ErrorBoundary resetKey={search} fallback={null}>
            <Suspense fallback={null}>
              <FoundInPapers id={INSIDE_ID} query={sought} conditions={conditions} onCount={setInside} />
            </Suspense>
          </ErrorBoundary>
        )
      }
      choice={choice}
      several={
        choice.papers !== undefined && (
          <Suspense fallback={null}>
            <Several choice={choice} onPrint={() => setPrinting(true)} />
          </Suspense>
        )
      }
    />
  );
}
