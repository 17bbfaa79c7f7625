export { NoticeBar } from '../patterns/shell/NoticeBar/NoticeBar.js';
export type { NoticeBarProps } from '../patterns/shell/NoticeBar/NoticeBar.js';
