/** Built into a script of its own, which stands behind the content of index.html, with the table. */
import { startEarly } from './start-early.js';
import { TABLE_ID, type PackedTable } from './table.js';

startEarly(JSON.parse(document.getElementById(TABLE_ID)?.textContent ?? '') as PackedTable);
