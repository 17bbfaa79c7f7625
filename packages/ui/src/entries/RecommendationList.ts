export { RecommendationList } from '../patterns/article/RecommendationList/RecommendationList.js';
export type {
  Recommendation,
  RecommendationKind,
  RecommendationListProps,
} from '../patterns/article/RecommendationList/RecommendationList.js';
