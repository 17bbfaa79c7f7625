import { describe, expect, it } from 'vitest';
import { dirname, join } from 'node:path';
import { settings } from '../../apps/server/src/config.js';
import { readWorkspaces } from '../setup/workspaces.mjs';
import { PARTS } from '../test/parts.mjs';
import { exists, filesIn, manifestOf, read, root } from './repository.js';

const workspaces = new Map([...readWorkspaces(root)].map(([folder, name]) => [name, folder]));
/** Articles link to pictures that do not exist yet; the importer checks these links. */
const notDocuments = ['tools/new/templates/', 'demo/content/'];
const documents = filesIn('.').filter(
  (file) => file.endsWith('.md') && !notDocuments.some((folder) => file.startsWith(folder)),
);
const rootScripts = Object.keys(manifestOf('.').scripts ?? {});

/** Blocks and spans of code, one on each line. Commands in running text are not meant to be typed. */
function codeIn(text: string): string {
  return [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)]
    .map(([, block, span]) => block ?? span ?? '')
    .join('\n');
}

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names only commands that exist', () => {
    const commands = codeIn(text).matchAll(/\bnpm (?:run )?([a-z][\w:-]*)([^\n#]*)/g);
    const unknown = [...commands].filter(([, script = '', rest = '']) => {
      if (['ci', 'install', 'pack', 'rebuild'].includes(script)) return false;
      const workspace = /(?:-w|--workspace)[ =](@inkstone\/\w+)/.exec(rest)?.[1];
      if (workspace === undefined) return !rootScripts.includes(script);
      const folder = workspaces.get(workspace);
      return folder === undefined || manifestOf(folder).scripts?.[script] === undefined;
    });
    expect(unknown.map(([command]) => command)).toEqual([]);
  });

  it('names only parts of npm test that exist', () => {
    const named = [...text.matchAll(/\bnpm test\b[^\n]*?--only ([\w,-]+)/g)].flatMap(([, parts = '']) =>
      parts.split(','),
    );
    expect(named.filter((name) => !PARTS.some((part) => part.name === name))).toEqual([]);
  });

  it('links only to files that exist', () => {
    // Without the links in samples of Markdown.
    const prose = text.replaceAll(/^```[^]*?^```/gm, '');
    const links = [...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !exists(join(dirname(document), link)))).toEqual([]);
  });
});

it('explains every script of every package in docs/tasks.md', () => {
  const tasks = read('docs/tasks.md');
  const scripts = ['.', ...workspaces.values()].flatMap((folder) =>
    Object.keys(manifestOf(folder).scripts ?? {}),
  );
  expect([...new Set(scripts)].filter((script) => !tasks.includes(`\`${script}\``))).toEqual([]);
});

it('explains every setting of the server in docs/settings.md, as the server does', () => {
  const table = read('docs/settings.md').replaceAll('`', '').replaceAll(/ +/g, ' ');
  const rows = settings.map(({ name, default: value, meaning }) =>
    `| ${name} | ${value} | ${meaning} |`.replaceAll(/ +/g, ' '),
  );
  expect(rows.filter((row) => !table.includes(row))).toEqual([]);
});
