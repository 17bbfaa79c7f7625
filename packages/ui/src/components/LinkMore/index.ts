export { LinkMore, type LinkMoreProps } from './LinkMore.js';
