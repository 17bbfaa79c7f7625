/** Built into a script of its own, which stands in the head of index.html. */
import { applyTheme } from '../session/theme.js';
import { keepOpened } from './opened.js';
import { keepPressed } from './pressed.js';
import { startEarly } from './start-early.js';
import { TABLE_ID, type PackedTable } from './table.js';

applyTheme();
keepPressed();
keepOpened();
startEarly(JSON.parse(document.getElementById(TABLE_ID)?.textContent ?? '') as PackedTable);
