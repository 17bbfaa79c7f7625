/** What a cache in front of the API needs: which operations only read, and when kept answers are out of date. */
export { DESCRIPTION_VERSION } from './generated/openapi.js';
export { VISITOR_READS } from './generated/reads.js';
