import type { ApiClient } from '@inkstone/api';
import * as props from '@inkstone/api/props/recommendations';
import type { Recommendation as WireRecommendation } from '@inkstone/api/types';
import type { Recommendation } from '@inkstone/ui/patterns/RecommendationList';

import { contentHref } from '../content-href.js';

export function toRecommendation(
  item: WireRecommendation,
  { fileUrl }: Pick<ApiClient, 'fileUrl'>,
): Recommendation {
  return props.toRecommendation(item, { fileUrl, hrefOf: contentHref });
}
