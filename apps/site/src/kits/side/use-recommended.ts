import type { ApiClient } from '@inkstone/api';
import { useApi } from '@inkstone/api/react';
import { listRecommendedQuery, type RecommendedParams } from '@inkstone/api/recommendations';
import { favouriteType } from '@inkstone/api/rules';
import type { Recommendation as WireRecommendation } from '@inkstone/api/types';
import type { Recommendation, RecommendationKind } from '@inkstone/ui/patterns/RecommendationList';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../app/loadable.js';
import { PAGE_SIZE } from '../../config/site.js';
import { contentHref } from '../content-href.js';
import type { SideListModel } from './side-list.js';

export function toRecommendation(
  item: WireRecommendation,
  { fileUrl }: Pick<ApiClient, 'fileUrl'>,
): Recommendation {
  const { id, title, image, img_url, description, content_type, column_id, activity_type } = item;
  return {
    id,
    title,
    href: contentHref({ id, type: content_type, column_id, activity_type }),
    // A book shows its cover, anything else its wide picture.
    image: fileUrl(content_type === favouriteType.book ? img_url || image : image || img_url),
    note: description,
  };
}

interface RecommendedColumn {
  /** The column's key on the wire. */
  key: RecommendedParams['column_key'];
  title: string;
  kind: RecommendationKind;
}

/** A recommendation column (Spec A 7); its title is sent as the keyword. */
export function useRecommended({ key, title, kind }: RecommendedColumn): SideListModel {
  const client = useApi();
  const query = useQuery(
    listRecommendedQuery(client, {
      column_key: key,
      keyword: title,
      page: 1,
      psize: PAGE_SIZE.recommendations,
    }),
  );
  return {
    title,
    kind,
    items: toLoadable(query, ({ list }) => list.map((item) => toRecommendation(item, client))),
  };
}
