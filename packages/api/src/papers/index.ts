export { findInPapersQuery, type FindInPapersParams } from './find.js';
export { getPaperFilesMutation } from './mutations.js';
export {
  getExamHomeQuery,
  getPaperPreviewQuery,
  getPaperPropertiesQuery,
  getPaperQuery,
  listPapersQuery,
} from './queries.js';
export type { ExamHomeParams, ListPapersParams } from './queries.js';
