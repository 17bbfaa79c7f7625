export {
  getActivityThemesQuery,
  getArticleQuery,
  getKeywordsQuery,
  getOnlineClassesQuery,
  getOnlineSubjectsQuery,
  getUniversityProvincesQuery,
  getUniversityTypesQuery,
  listArticlesQuery,
} from './queries.js';
export type { KeywordsParams, ListArticlesParams } from './queries.js';
export { countPlayMutation } from './mutations.js';
