export { LinkMore } from './LinkMore.js';
export type { LinkMoreProps } from './LinkMore.js';
