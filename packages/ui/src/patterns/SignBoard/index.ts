export { SignBoard, SignBoardSkeleton } from './SignBoard.js';
export type { SignBoardItem, SignBoardProps } from './SignBoard.js';
