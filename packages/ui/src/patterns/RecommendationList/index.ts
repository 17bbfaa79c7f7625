export { RecommendationList } from './RecommendationList.js';
export type { Recommendation, RecommendationKind, RecommendationListProps } from './RecommendationList.js';
