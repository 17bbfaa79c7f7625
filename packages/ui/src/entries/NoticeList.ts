export { NoticeList } from '../patterns/centre/NoticeList/NoticeList.js';
export type { Notice, NoticeListProps } from '../patterns/centre/NoticeList/NoticeList.js';
