export { NoticeBar, type NoticeBarProps } from '../patterns/shell/NoticeBar/NoticeBar.js';
