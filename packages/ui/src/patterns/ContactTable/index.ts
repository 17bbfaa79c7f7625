export { ContactTable } from './ContactTable.js';
export type { ContactTableProps } from './ContactTable.js';
export type { Contact } from './types.js';
