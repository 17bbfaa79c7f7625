export {
  connectionTo,
  type EmbeddedPostgres,
  fastAndLossy,
  type SocketConnection,
  startEmbeddedPostgres,
  type StartOptions,
} from './cluster.js';
export { readPid } from './orphan.js';
export { type DatabasePlace, type DataFolder, existingPlace } from './place.js';
export { EmbeddedPostgresError, type ProblemCode } from './problem.js';
export { startTemporaryPostgres, type TemporaryPostgres } from './temporary.js';
