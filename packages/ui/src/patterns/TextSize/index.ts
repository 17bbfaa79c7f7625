export { TextSize } from './TextSize.js';
export type { TextSizeProps } from './TextSize.js';
