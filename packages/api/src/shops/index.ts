export {
  getOnlineShopQuery,
  getShopAgreementQuery,
  getShopSearchOptionsQuery,
  listOfflineStoresQuery,
  listOnlineShopsQuery,
  listStorePlatformsQuery,
  openShopApplicationQuery,
  queryShopApplicationQuery,
} from './queries.js';
export type {
  ListOfflineStoresParams,
  ListOnlineShopsParams,
  QueryShopApplicationParams,
} from './queries.js';
export {
  openShopApplicationMutation,
  sendShopPhoneCodeMutation,
  submitShopApplicationMutation,
} from './mutations.js';
export type {
  OpenShopApplicationInput,
  SendShopPhoneCodeInput,
  SubmitShopApplicationInput,
} from './mutations.js';
