import { dirname, join } from 'node:path';
import { ModuleKind, preProcessFile, ScriptTarget, transpileModule } from 'typescript';
import { describe, expect, it } from 'vitest';
import { exists, filesIn, foldersIn, read } from './house.js';

const home = 'packages/forms';
const forms = foldersIn(`${home}/src`).filter((name) => exists(`${home}/src/${name}/schema.ts`));
const onTheServer = read('apps/server/tests/support/forms-on-the-server.ts');

it('finds the forms', () => {
  expect(forms).toContain('login');
});

describe.each(forms)('%s', (name) => {
  it.each(['index.ts', 'schema.ts', 'fixtures.ts'])('has the entry %s', (file) => {
    expect(exists(`${home}/src/${name}/${file}`)).toBe(true);
  });

  it('is tried on the server with its own examples, or the reason why not stands there', () => {
    expect(onTheServer).toMatch(new RegExp(`^  ${name}: (?!\\[\\],$)`, 'm'));
  });
});

/** The states that every form is shown in, on the desktop and on a phone. */
const states = ['Empty', 'Filled', 'Invalid', 'Submitting', 'Refused'];
/** A form whose state bears another name; none where it has no such state. */
const otherNames: Record<string, Record<string, string[]>> = {
  // A search leads to a list: nobody waits for it, and nobody refuses it.
  search: { Submitting: [], Refused: [] },
  registration: { Filled: ['Teacher', 'Student', 'Parent', 'Merchant'] },
  avatar: { Filled: ['Cropping'] },
};

describe.each(forms)('%s', (name) => {
  const files = filesIn(`${home}/src/${name}`);
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map(read);

  it.each(states.flatMap((state) => otherNames[name]?.[state] ?? [state]))(
    'is shown %s, on the desktop and on a phone',
    (state) => {
      const shown = (story: string) => stories.some((text) => text.includes(`export const ${story}: Story`));
      expect([shown(state), shown(`${state}OnPhone`)]).toEqual([true, true]);
    },
  );

  it('is filled in by the keyboard alone in a browser', () => {
    expect(files.some((file) => file.endsWith('.keyboard.tsx'))).toBe(true);
  });
});

/** The modules that the server imports: it has neither a page nor React. */
const readByTheServer = [
  'rules/index.ts',
  'code/requests.ts',
  ...forms.flatMap((name) => [`${name}/schema.ts`, `${name}/fixtures.ts`]),
];

describe.each(readByTheServer)('packages/forms/src/%s', (path) => {
  const file = `${home}/src/${path}`;

  it('runs without a page: no React, no components, no client', () => {
    expect([...packagesBehind(file)].filter((name) => name !== 'zod/mini')).toEqual([]);
  });
});

it('would see React behind the schemas as it sees it behind a form', () => {
  const names = packagesBehind(`${home}/src/bookDonation/index.ts`);
  expect(['zod/mini', 'react', 'react-hook-form'].filter((name) => !names.has(name))).toEqual([]);
});

/** Every package that is loaded with a file, as Node loads it: whole, whatever of it is used. */
function packagesBehind(file: string, seen = new Set<string>()): Set<string> {
  seen.add(file);
  const packages = new Set<string>();
  for (const specifier of importsOf(file)) {
    if (!specifier.startsWith('.')) packages.add(specifier);
    else {
      const next = sourceOf(join(dirname(file), specifier));
      if (!seen.has(next)) for (const one of packagesBehind(next, seen)) packages.add(one);
    }
  }
  return packages;
}

/** Types are gone from what runs, and so are the imports of them. */
function importsOf(file: string): string[] {
  const { outputText } = transpileModule(read(file), {
    fileName: file,
    compilerOptions: {
      module: ModuleKind.ESNext,
      target: ScriptTarget.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  return preProcessFile(outputText).importedFiles.map(({ fileName }) => fileName);
}

function sourceOf(emitted: string): string {
  const source = emitted.replace(/\.js$/, '.ts');
  return exists(source) ? source : `${source}x`;
}
