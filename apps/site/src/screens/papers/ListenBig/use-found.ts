import { isNotOffered } from '@inkstone/api';
import { findInPapersQuery } from '@inkstone/api/papers';
import { useApi } from '@inkstone/api/react';
import type { WayOut } from '@inkstone/ui/patterns/NoMatch';
import type { FoundPaperItem, FoundWay } from '@inkstone/ui/patterns/FoundBand';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import type { QueryOf } from '../../../lib/config/query.js';
import { toFoundPaper } from '../../../lib/models/found-papers.js';
import { quietly } from '../../../lib/quietly.js';

/** What a search inside papers can have: it does not stand in the order of the list. */
export type FoundQuery = Omit<QueryOf<typeof paths.listenBig.query>, 'is_new' | 'is_recommended'>;

export interface Found {
  state: 'searching' | 'ready' | 'failed' | 'not offered';
  papers: FoundPaperItem[];
  count: number;
  /** Fewer words, and conditions to drop, that find something. */
  ways: FoundWay[];
  message: string;
  busy: boolean;
  onRetry: () => void;
  onMore: () => void;
}

/** The papers that contain the search text, page after page one below the other. */
export function useFound(query: FoundQuery, conditions: readonly WayOut[]): Found {
  const client = useApi();
  const [pages, setPages] = useState(1);
  const search = query.search ?? '';
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      quietly(findInPapersQuery(client, { ...query, page: index + 1, psize: PAGE_SIZE.foundPapers })),
    ),
  });
  const [first] = answers;
  const none = first?.data?.count === 0;
  const dropped = useDropped(query, none ? conditions : []);
  const failure = answers.find(({ isError }) => isError)?.error;
  const state = failure === undefined ? (first?.data === undefined ? 'searching' : 'ready') : 'failed';
  return {
    state: isNotOffered(failure) ? 'not offered' : state,
    papers: answers.flatMap(({ data }) => data?.list ?? []).map((paper) => toFoundPaper(paper, search)),
    count: first?.data?.count ?? 0,
    ways: [
      ...(first?.data?.fewer ?? []).map((text) => ({
        text,
        href: paths.listenBig.href({ ...query, search: text }),
      })),
      ...dropped,
    ],
    message: failure instanceof Error ? failure.message : '',
    busy: answers.some(({ isFetching }) => isFetching),
    onRetry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
    onMore: () => setPages((count) => count + 1),
  };
}

/** The conditions without which something is found. */
function useDropped(query: FoundQuery, conditions: readonly WayOut[]): FoundWay[] {
  const client = useApi();
  const asked = conditions.filter(({ id }) => id !== 'search');
  const answers = useQueries({
    queries: asked.map(({ id }) =>
      quietly(findInPapersQuery(client, { ...query, [id]: undefined, page: 1, psize: 1 })),
    ),
  });
  return asked.flatMap(({ id, label, value }, index) =>
    (answers[index]?.data?.count ?? 0) > 0
      ? [{ text: value, drops: label, href: paths.listenBig.href({ ...query, [id]: undefined }) }]
      : [],
  );
}
