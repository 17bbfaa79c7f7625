import type { ApiClient } from '@inkstone/api';
import { useApi } from '@inkstone/api/react';
import { listRecommendedQuery, type RecommendedParams } from '@inkstone/api/recommendations';
import type { Recommendation as WireRecommendation } from '@inkstone/api/types';
import type { Recommendation, RecommendationKind } from '@inkstone/ui/patterns/RecommendationList';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../app/loadable.js';
import { PAGE_SIZE } from '../../config/site.js';
import { contentHref, type Content } from '../content-href.js';
import type { SideListModel } from './side-list.js';

type Placed = WireRecommendation & Pick<Content, 'column_id' | 'activity_type'>;

export function toRecommendation(item: Placed, { fileUrl }: Pick<ApiClient, 'fileUrl'>): Recommendation {
  const { id, title, image, img_url, description, content_type, column_id, activity_type } = item;
  return {
    id,
    title,
    href: contentHref({ id, type: content_type, column_id, activity_type }),
    // A book shows its cover, anything else its wide picture.
    image: fileUrl(content_type === 2 ? img_url || image : image || img_url),
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
