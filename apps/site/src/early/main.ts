/** Built into a script of its own, which stands in the head of index.html. */
import { applyTheme } from '../session/theme.js';
import { keepActions } from './actions.js';
import { keepOpened } from './opened.js';
import { startEarly } from './start-early.js';
import { TABLE_ID, type PackedTable } from './table.js';

applyTheme();
keepActions();
keepOpened();
startEarly(JSON.parse(document.getElementById(TABLE_ID)?.textContent ?? '') as PackedTable);
