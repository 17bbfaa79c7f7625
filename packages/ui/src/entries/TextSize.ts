export { TextSize } from '../patterns/article/TextSize/TextSize.js';
export type { TextSizeProps } from '../patterns/article/TextSize/TextSize.js';
