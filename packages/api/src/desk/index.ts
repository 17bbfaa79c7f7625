export type { DeskClient } from './client.js';
export {
  answerDeskLetterMutation,
  decideDeskItemMutation,
  decideDeskShopMutation,
  deskLoginMutation,
  deskLogoutMutation,
  exportDeskItemsMutation,
  keepDeskDraftMutation,
  noteDeskItemMutation,
  proveDeskContentMutation,
  publishDeskContentMutation,
  putBackDeskContentMutation,
} from './mutations.js';
export type { ProveDeskContentInput } from './mutations.js';
export { createDecisions } from './decisions.js';
export type { Decision, Decisions, DecisionState, RefusedDecision, TakenDecision } from './decisions.js';
export {
  getDeskContentQuery,
  getDeskDrawersQuery,
  getDeskFiguresQuery,
  getDeskItemQuery,
  getDeskLetterQuery,
  getDeskShopQuery,
  getDeskTraysQuery,
  listDeskItemsQuery,
  listDeskOperatorsQuery,
  searchDeskQuery,
} from './queries.js';
export type { ListDeskItemsParams } from './queries.js';
export {
  changeDeskNoticeMutation,
  countDeskNoticeQuery,
  getDeskNoticeQuery,
  listDeskNoticesQuery,
  saveDeskNoticeMutation,
  scheduleDeskNoticeMutation,
} from './notices.js';
export type { CountDeskNoticeParams } from './notices.js';
export { getDeskAccountQuery, listDeskAccountsQuery } from './account-queries.js';
export {
  changeDeskAccountMutation,
  endDeskSessionsMutation,
  exportDeskAccountMutation,
  revealDeskSecretMutation,
} from './account-mutations.js';
export { changeDeskBatchMutation, makeDeskBatchMutation } from './code-mutations.js';
export { getDeskBatchesQuery, getDeskBatchQuery, listDeskSuspiciousQuery } from './code-queries.js';
