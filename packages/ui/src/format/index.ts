export { formatCount } from './format-count.js';
