export {
  getOnlineShopQuery,
  getShopAgreementQuery,
  getShopSearchOptionsQuery,
  listOfflineStoresQuery,
  listOnlineShopsQuery,
  listStorePlatformsQuery,
  queryShopApplicationQuery,
} from './queries.js';
export type {
  ListOfflineStoresParams,
  ListOnlineShopsParams,
  QueryShopApplicationParams,
} from './queries.js';
export { sendShopPhoneCodeMutation, submitShopApplicationMutation } from './mutations.js';
export type { SendShopPhoneCodeInput, SubmitShopApplicationInput } from './mutations.js';
