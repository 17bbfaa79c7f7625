import { dirname, join } from 'node:path';
import { ModuleKind, preProcessFile, ScriptTarget, transpileModule } from 'typescript';
import { describe, expect, it } from 'vitest';
import { exists, filesIn, foldersIn, read } from './repository.js';

const home = 'packages/forms';
const forms = foldersIn(`${home}/src`).filter((name) => exists(`${home}/src/${name}/schema.ts`));
const onTheServer = read('apps/server/tests/support/forms-on-the-server.ts');

it('finds forms', () => {
  expect(forms).toContain('login');
});

describe.each(forms)('%s', (name) => {
  it.each(['index.ts', 'schema.ts', 'fixtures.ts'])('has the entry %s', (file) => {
    expect(exists(`${home}/src/${name}/${file}`)).toBe(true);
  });

  it('has its examples sent to the server, or a reason why not', () => {
    expect(onTheServer).toMatch(new RegExp(`^  ${name}: (?!\\[\\],$)`, 'm'));
  });
});

/** The states that every form has stories for, at desktop and phone width. */
const states = ['Empty', 'Filled', 'Invalid', 'Submitting', 'Refused'];
/** Other story names for a state; an empty list where a form does not have the state. */
const otherNames: Record<string, Record<string, string[]>> = {
  // A search only opens a list, so it is never submitting and never refused.
  search: { Submitting: [], Refused: [] },
  registration: { Filled: ['Teacher', 'Student', 'Parent', 'Merchant'] },
  avatar: { Filled: ['Cropping'] },
};

describe.each(forms)('%s', (name) => {
  const files = filesIn(`${home}/src/${name}`);
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map(read);

  it.each(states.flatMap((state) => otherNames[name]?.[state] ?? [state]))(
    'has the story %s at desktop and phone width',
    (state) => {
      const shown = (story: string) => stories.some((text) => text.includes(`export const ${story}: Story`));
      expect([shown(state), shown(`${state}OnPhone`)]).toEqual([true, true]);
    },
  );

  it('has a test that fills it in with the keyboard in a browser', () => {
    expect(files.some((file) => file.endsWith('.keyboard.tsx'))).toBe(true);
  });
});

/** The modules that the server imports. */
const serverModules = [
  'rules/index.ts',
  'code/requests.ts',
  ...forms.flatMap((name) => [`${name}/schema.ts`, `${name}/fixtures.ts`]),
];

describe.each(serverModules)('packages/forms/src/%s', (path) => {
  const file = `${home}/src/${path}`;

  it('imports no package but zod, so that it runs without a DOM', () => {
    expect([...packagesBehind(file)].filter((name) => name !== 'zod/mini')).toEqual([]);
  });
});

it('finds the packages behind an entry, for example React behind a form', () => {
  const names = packagesBehind(`${home}/src/bookDonation/index.ts`);
  expect(['zod/mini', 'react', 'react-hook-form'].filter((name) => !names.has(name))).toEqual([]);
});

/** Every package that Node loads together with a file, through all its relative imports. */
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

/** Specifiers of a file's imports. Type imports are left out, as they are gone when the file runs. */
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
