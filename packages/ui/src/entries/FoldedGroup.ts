export { FoldedGroup, type FoldedGroupProps } from '../patterns/page/FoldedGroup/FoldedGroup.js';
