export { PaperPlaceholder } from './PaperPlaceholder.js';
export type { PaperPlaceholderProps } from './PaperPlaceholder.js';
