/** Built into a script of its own, which stands in the head of index.html. */
import { keepPressed } from './pressed.js';
import { startEarly } from './start-early.js';
import { TABLE_ID, type EarlyTable } from './table.js';

keepPressed();
startEarly(JSON.parse(document.getElementById(TABLE_ID)?.textContent ?? '') as EarlyTable);
