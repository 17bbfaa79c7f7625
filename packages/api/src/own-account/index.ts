export { deleteAccountMutation, endOtherSessionsMutation, sendConfirmCodeMutation } from './mutations.js';
export { exportOwnDataQuery, listSessionsQuery } from './queries.js';
export { unconfirmedAccount } from './unconfirmed.js';
export type { DeleteAccountInput } from './mutations.js';
