export { ContactTable } from './ContactTable.js';
export type { Contact, ContactTableProps } from './ContactTable.js';
