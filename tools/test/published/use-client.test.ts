import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../setup/paths.mjs';
import { builtEntries } from '../../size/entries.mjs';

const IMPORT = /^(?:import|export)\s[^;]*?from "([^"]+)";$|^import "([^"]+)";$/gm;
const REACT = /^(?:react|react-dom|react-hook-form|@tanstack\/react-query)(?:\/|$)/;
const DIRECTIVE = /^["']use client["'];/;

interface Module {
  text: string;
  usesReact: boolean;
}

/** An entry with all modules that it imports from its package, by their paths. */
function modulesOf(entry: string): Map<string, Module> {
  const modules = new Map<string, Module>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(path)) continue;
    const text = readFileSync(path, 'utf8');
    const imported = [...text.matchAll(IMPORT)].map(([, from, bare]) => from ?? bare ?? '');
    modules.set(path, { text, usesReact: imported.some((name) => REACT.test(name)) });
    const folder = dirname(path);
    waiting.push(...imported.filter((name) => name.startsWith('.')).map((name) => join(folder, name)));
  }
  return modules;
}

describe.each(['api', 'forms', 'ui'])('@inkstone/%s', (name) => {
  const folder = join(ROOT, 'packages', name);
  const entries = [...builtEntries(folder)].map(([entry, path]) => [entry, join(folder, path)] as const);

  it.each(entries)('says which modules of %s are for the client', (_entry, path) => {
    const wrong = [...modulesOf(path)].filter(
      ([, { text, usesReact }]) => DIRECTIVE.test(text) !== usesReact,
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('keeps what is no component a value on a server', () => {
    // A framework would give a server component a reference instead of the values of a module with the directive.
    const marked = entries.filter(([, path]) => DIRECTIVE.test(readFileSync(path, 'utf8')));
    expect(marked.map(([entry]) => entry)).toEqual(name === 'api' ? ['./react'] : []);
  });
});

it('marks components, hooks and providers', () => {
  const modules = [
    'ui/dist/components/Tabs/Tabs.js',
    'ui/dist/theme/ThemeRoot.js',
    'forms/dist/login/LoginForm.js',
  ];
  for (const path of modules) expect(readFileSync(join(ROOT, 'packages', path), 'utf8')).toMatch(DIRECTIVE);
});
