/** For a cache of API responses: the operations that only read, and the version that makes old responses invalid. */
export { DESCRIPTION_VERSION } from './generated/openapi.js';
export { VISITOR_READS } from './generated/reads.js';
