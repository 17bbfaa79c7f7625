export { SignBoard, SignBoardSkeleton } from '../patterns/shops/SignBoard/SignBoard.js';
export type { SignBoardItem, SignBoardProps } from '../patterns/shops/SignBoard/SignBoard.js';
