export { KeptRow, type KeptPaper, type KeptRowProps } from '../patterns/paper/KeptRow/KeptRow.js';
