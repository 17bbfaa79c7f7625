export { deleteMyDownloadMutation, getMyDownloadFilesMutation } from './mutations.js';
export {
  getDownloadTypesQuery,
  getMyActivityQuery,
  listJoinedActivitiesQuery,
  listMyActivitiesQuery,
  listMyBooksQuery,
  listMyDownloadsQuery,
} from './queries.js';
export type { ListMyDownloadsParams, MyPage } from './queries.js';
