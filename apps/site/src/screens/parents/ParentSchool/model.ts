import type { ApiClient } from '@inkstone/api';
import { priceText } from '@inkstone/api/rules';
import type { Recommendation as WireRecommendation } from '@inkstone/api/types';
import type { Recommendation } from '@inkstone/ui/patterns/RecommendationList';

import { toRecommendation } from '../../../lib/models/recommendation.js';

/** A recommended book with its price, 暂无定价 for 0 (Spec B 3). */
export function toProduct(product: WireRecommendation, client: Pick<ApiClient, 'fileUrl'>): Recommendation {
  return { ...toRecommendation(product, client), note: priceText(product.price ?? 0) };
}
