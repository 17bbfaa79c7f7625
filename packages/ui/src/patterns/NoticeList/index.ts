export { NoticeList } from './NoticeList.js';
export type { Notice, NoticeListProps } from './NoticeList.js';
