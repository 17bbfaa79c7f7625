export { PrintList, type PrintedPaper, type PrintListProps } from '../patterns/paper/PrintList/PrintList.js';
