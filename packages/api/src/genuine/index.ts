export { getGenuineQrcodeQuery } from './queries.js';
export { verifyGenuineBookMutation } from './mutations.js';
export type { VerifyGenuineBookInput } from './mutations.js';
