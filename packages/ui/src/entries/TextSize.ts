export { TextSize, type TextSizeProps } from '../patterns/article/TextSize/TextSize.js';
