import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run lines [-- <folder>]`: the hand-written lines of this checkout, or of another one, by workspace and kind.
 * Files count as they are on the disk, also before they are committed.
 */
const HAND_WRITTEN = ['source', 'styles', 'stories', 'tests'];
const COLUMNS = ['files', ...HAND_WRITTEN, 'total', 'documents', 'description', 'generated'];

const GENERATED = /^(contracts\/pacts|openapi\/release)\/|package-lock\.json$/;
const MARKED = /^(<\?php\s+|# .*\s+)?\W*Generated .*do not edit/i;
const CODE = /\.([mc]?[jt]sx?|sql|css|html|java|php|typ)$/;
const TESTS = [
  /\.(test|spec|keyboard)\.[jt]sx?$/,
  /^(e2e|tools\/(fitness|visual|nginx)|contracts\/(?!src|scripts|states|examples)\w+)\//,
  /^(?!tools\/test\/).*\/(tests?|testing|fixtures)\//,
  /\/(fixtures?|vitest\.config)\.ts$/,
];

/**
 * @param {string} file
 * @param {string} text
 */
function kindOf(file, text) {
  if (GENERATED.test(file) || MARKED.test(text)) return 'generated';
  if (file.startsWith('openapi/') && /\.ya?ml$/.test(file)) return 'description';
  if (/\.mdx?$/.test(file)) return 'documents';
  if (!CODE.test(file)) return undefined;
  if (TESTS.some((pattern) => pattern.test(file))) return 'tests';
  if (/\.stories\.tsx?$/.test(file) || file.startsWith('.storybook/')) return 'stories';
  return /\.styles\.tsx?$/.test(file) ? 'styles' : 'source';
}

const root = path.resolve(process.argv[2] ?? '.');
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});

/** @type {Map<string, Map<string, number>>} */
const table = new Map();

/**
 * @param {string} row
 * @param {string} column
 * @param {number} count
 */
function add(row, column, count) {
  const counts = table.get(row);
  if (counts === undefined) table.set(row, new Map([[column, count]]));
  else counts.set(column, (counts.get(column) ?? 0) + count);
}

for (const file of new Set(listed.split('\0').filter((name) => existsSync(path.join(root, name))))) {
  if (file === '') continue;
  const text = readFileSync(path.join(root, file), 'utf8');
  // A template of `npm run new` is of the kind of the file that is made from it.
  const kind = kindOf(file.replace(/\.txt$/, ''), text);
  if (kind === undefined) continue;
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  for (const row of [/^((packages|apps)\/[^/]+|[^/]+(?=\/))/.exec(file)?.[0] ?? '(root)', 'all']) {
    add(row, kind, lines);
    if (kind !== 'generated') add(row, 'files', 1);
    if (HAND_WRITTEN.includes(kind)) add(row, 'total', lines);
  }
}

console.log(' '.repeat(28) + COLUMNS.map((column) => column.padStart(12)).join(''));
for (const row of [...table.keys()]
  .filter((name) => name !== 'all')
  .sort()
  .concat('all')) {
  const counts = COLUMNS.map((column) => String(table.get(row)?.get(column) ?? 0));
  console.log(row.padEnd(28) + counts.map((count) => count.padStart(12)).join(''));
}
