import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { builtEntries } from '../size/entries.mjs';

/** Generated from the description, whose changes `npm run diff -w @inkstone/openapi` checks. */
const GENERATED = '/generated/';

const printer = ts.createPrinter({ removeComments: true });

/** Declarations without comments, so that a report changes with the types only. */
function declarationsOf(path: string, text: string): string {
  return printer.printFile(ts.createSourceFile(path, text, ts.ScriptTarget.Latest)).trim();
}

/** The declarations of a package that its entries reach, by their paths in `dist`. */
function collect(folder: string, entries: readonly string[]): Map<string, string> {
  const dist = join(folder, 'dist');
  const found = new Map<string, string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const name = relative(dist, path).replaceAll('\\', '/');
    if (found.has(name) || path.includes(GENERATED)) continue;
    const text = readFileSync(path, 'utf8');
    found.set(name, declarationsOf(path, text));
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const next = join(dirname(path), fileName.replace(/\.js$/, '.d.ts'));
      if (fileName.startsWith('.') && existsSync(next)) waiting.push(next);
    }
  }
  return found;
}

/**
 * All that other projects can import from a built package. API Extractor would take minutes for its 150 entries.
 */
export function reportOf(folder: string, name: string): string {
  const entries = [...builtEntries(folder)]
    .map(([entry, path]) => ({ entry, types: path.replace(/\.js$/, '.d.ts') }))
    .toSorted((a, b) => (a.entry < b.entry ? -1 : 1));
  const modules = collect(
    folder,
    entries.map(({ types }) => join(folder, types)),
  );
  return [
    `# Public types of ${name}`,
    'Generated from the build; do not edit. After a change of the types: `npm run generate:public-api`.',
    '## Entries',
    entries.map(({ entry, types }) => `- \`${entry}\`: ${types.replace(/^dist\//, '')}`).join('\n'),
    '## Declarations',
    ...[...modules.keys()]
      .toSorted()
      .map((path) => `### ${path}\n\n\`\`\`ts\n${modules.get(path) ?? ''}\n\`\`\``),
    '',
  ].join('\n\n');
}
