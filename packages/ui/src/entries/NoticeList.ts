export { NoticeList, type Notice, type NoticeListProps } from '../patterns/centre/NoticeList/NoticeList.js';
