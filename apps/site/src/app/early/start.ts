/** Built into a script of its own, which stands behind the content of index.html, with the table. */
import { afterFirstPaint } from './after-first-paint.js';
import { startEarly } from './start-early.js';
import { TABLE_ID, type EarlyTable } from './table.js';

const table = JSON.parse(document.getElementById(TABLE_ID)?.textContent ?? '') as EarlyTable;
startEarly(table);
void afterFirstPaint().then(() => import(/* @vite-ignore */ table.entry));
