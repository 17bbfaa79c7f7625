export { NoticeBar } from './NoticeBar.js';
export type { NoticeBarProps } from './NoticeBar.js';
