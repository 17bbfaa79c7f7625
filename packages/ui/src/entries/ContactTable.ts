export { ContactTable, type ContactTableProps } from '../patterns/shops/ContactTable/ContactTable.js';
export type { Contact } from '../patterns/shops/ContactTable/types.js';
