export { listRecommendedQuery } from './queries.js';
export type { RecommendedParams } from './queries.js';
