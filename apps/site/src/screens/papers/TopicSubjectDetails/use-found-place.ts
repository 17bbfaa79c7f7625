import type { FoundPlace } from '@inkstone/ui/patterns/PaperViewer';
import { useMemo, type MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { paths } from '../../../lib/config/paths.js';
import { pageNumber, searchText } from '../../../lib/config/query.js';

/** The key of a page that was opened by its address and not from another page. */
const FIRST_PAGE = 'default';
/** Characters of the search that the link shows: the line is one of a phone. */
const SHOWN = 12;

/** The one way back from a place that a search has found. */
export interface WayToResults {
  href: string;
  label: string;
  onClick: (event: MouseEvent) => void;
}

export interface Arrival {
  place: FoundPlace;
  back: WayToResults;
}

/** The place of the address that a search has led to; `undefined` where the address has none. */
export function useFoundPlace(): Arrival | undefined {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const words = searchText(query.get('find') ?? '');
  const page = pageNumber(query.get('page') ?? '');
  const file = pageNumber(query.get('file') ?? '') ?? 1;
  const place = useMemo(
    () => (words === undefined || page === undefined ? undefined : { words, page, file: file - 1 }),
    [words, page, file],
  );
  if (place === undefined) return undefined;
  const all = Array.from(place.words);
  const shown = all.length > SHOWN ? `${all.slice(0, SHOWN).join('')}…` : place.words;
  return {
    place,
    back: {
      href: paths.listenBig.href({ search: place.words }),
      label: `回到“${shown}”的搜索结果`,
      onClick: (event) => {
        // Back keeps the page and the place of the list. A press with a key opens a tab, which has no list yet.
        if (key === FIRST_PAGE || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      },
    },
  };
}
