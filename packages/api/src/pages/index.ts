export { countReadMutation } from './mutations.js';
export { signShareQuery } from './queries.js';
