export { PaperPlaceholder } from '../patterns/paper/PaperPlaceholder/PaperPlaceholder.js';
export type { PaperPlaceholderProps } from '../patterns/paper/PaperPlaceholder/PaperPlaceholder.js';
