import { useApi } from '@inkstone/api/react';
import { listRecommendedQuery, type RecommendedParams } from '@inkstone/api/recommendations';
import type { ContentType } from '@inkstone/api/types';
import type { RecommendationKind } from '@inkstone/ui/patterns/RecommendationList';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../lib/loadable.js';
import { PAGE_SIZE } from '../../lib/config/page-size.js';
import { toRecommendation } from '../../lib/models/recommendation.js';
import type { SideListModel } from './side-list.js';

interface RecommendedColumn {
  /** The column's key on the wire. */
  key: RecommendedParams['column_key'];
  title: string;
  kind: RecommendationKind;
}

/** The item that a page shows. */
interface RecommendedFor {
  type: ContentType;
  id: number;
  /** Its subjects and grade, which the recommendations should fit. */
  words: readonly string[];
}

/**
 * A recommendation column (Spec A 7); its title is sent as the keyword, followed by what it should fit.
 *
 * @param shown the item of the page, which is never recommended on its own page; undefined while it is loading, null on
 *   a page that is about no item
 */
export function useRecommended(
  { key, title, kind }: RecommendedColumn,
  shown: RecommendedFor | null | undefined,
): SideListModel {
  const client = useApi();
  const query = useQuery({
    ...listRecommendedQuery(client, {
      column_key: key,
      keyword: [title, ...(shown?.words ?? [])].join(' '),
      page: 1,
      psize: PAGE_SIZE.recommendations,
    }),
    enabled: shown !== undefined,
  });
  return {
    title,
    kind,
    items: toLoadable(query, ({ list }) =>
      list
        .filter(({ id, content_type }) => id !== shown?.id || content_type !== shown.type)
        .map((item) => toRecommendation(item, client)),
    ),
  };
}

/** 必备图书, 必练好题 and 必学好课: what goes with the item of a page. */
export function useWhatGoesWith(shown: RecommendedFor | undefined): SideListModel[] {
  return [
    useRecommended({ key: 'books', title: '必备图书', kind: 'book' }, shown),
    useRecommended({ key: 'exam', title: '必练好题', kind: 'paper' }, shown),
    useRecommended({ key: 'course', title: '必学好课', kind: 'course' }, shown),
  ];
}
