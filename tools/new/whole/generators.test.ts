import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../files.js';
import { planFor } from '../plan.js';
import { type Copy, copyRepository, STORIES_CONFIG } from './copy.js';

const run = promisify(execFile);

const commands = [
  ['component', 'SpecimenCard'],
  ['component', 'patterns/book/SpecimenShelf', 'words'],
  ['screen', 'specimens/SpecimenPage'],
  ['column', 'specimens', '97', '样品栏目', '8'],
  ['operation', 'books/listSpecimens', 'get', '/api/book/specimens'],
  ['operation', 'papers/listSpecimenPapers', 'post', '/api/exam/specimens'],
  ['operation', 'books/requestSpecimen', 'post', '/api/book/request_specimen'],
  ['form', 'SpecimenRequest'],
  ['migration', 'addSpecimens'],
];

/** The route of the screen. Those of the specifications have a screen already, or will have one. */
const routes = `  specimenPage: page('specimenPage', '样品'),
`;

function addRoutes(root: string): void {
  const file = join(root, 'apps/site/src/lib/config/paths.ts');
  const opening = 'export const paths = {\n';
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(opening);
  writeFileSync(file, source.replace(opening, `${opening}${routes}`));
}

let copy: Copy;
const created: string[] = [];

/** Runs a tool in the copy and returns what it printed. When it fails, the error has its whole output. */
async function tool(name: string, args: string[], folder = '.'): Promise<string> {
  const bin = join(copy.root, 'node_modules/.bin');
  const path = [dirname(process.execPath), bin, process.env['PATH'] ?? ''].join(delimiter);
  // The variables of this vitest would change how a vitest run in the copy behaves.
  const environment = Object.entries(process.env).filter(([variable]) => !variable.startsWith('VITEST'));
  // By name, not by path: npm is not among the tools of the copy, but is found on the PATH.
  const { stdout: printed } = await run(name, args, {
    cwd: join(copy.root, folder),
    env: { ...Object.fromEntries(environment), PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} ${args.join(' ')}\n${stdout}${stderr}`);
  });
  return printed;
}

/** Runs vitest in the copy. A filter that matches no test must not pass. */
async function passTests(args: string[], folder = '.'): Promise<void> {
  const printed = await tool('vitest', ['run', '--testTimeout=0', '--hookTimeout=0', ...args], folder);
  expect(printed).toMatch(/Tests +\d+ passed/);
}

beforeAll(async () => {
  copy = copyRepository();
  addRoutes(copy.root);
  for (const args of commands) {
    const plan = planFor(copy.root, args);
    await carryOut(copy.root, plan);
    created.push(...Object.keys(plan.create), ...Object.keys(plan.change));
  }
});
afterAll(() => copy.remove());

const inFolder = (folder: string): string[] => created.filter((file) => file.startsWith(`${folder}/`));

/** A fault for each of these rules, which a linter finds only if it can read the types of a workspace. */
const FAULTS = [
  'no-floating-promises',
  'no-unnecessary-condition',
  'no-unsafe-assignment',
  'restrict-template-expressions',
  'switch-exhaustiveness-check',
];
const faulty = `export async function faulty(kind: 'a' | 'b', list: string[]): Promise<void> {
  Promise.resolve(1);
  if (list) list.push(\`\${list.length}\`);
  const parsed = JSON.parse('{}');
  switch (kind) {
    case 'a':
      await Promise.resolve(parsed);
  }
}
`;

it.each([
  'packages/ui/src',
  'apps/site/src',
  'apps/site/src/app/worker',
  'apps/server/src',
  'contracts/provider',
  'demo/make',
  'e2e',
  'tools',
])('a fault that only types show is found in %s', async (folder) => {
  const file = join(folder, 'faulty.ts');
  writeFileSync(join(copy.root, file), faulty);
  const found = await tool('oxlint', ['--format=json', file]).catch((error: unknown) => String(error));
  rmSync(join(copy.root, file));
  for (const rule of FAULTS) expect(found).toContain(`typescript(${rule})`);
});

describe('generated files', () => {
  it('are formatted', () =>
    tool('prettier', ['--check', ...created.filter((file) => !file.endsWith('.sql'))]));

  it('have a valid description, from which the client is generated', async () => {
    await tool('npm', ['run', 'lint', '--workspace', '@inkstone/openapi']);
    await tool('npm', ['run', 'build', '--workspace', '@inkstone/openapi']);
    await tool('npm', ['run', 'generate', '--workspace', '@inkstone/api']);
  });

  it.concurrent.each(['packages/ui', 'packages/forms', 'apps/site', 'apps/server', 'contracts'])(
    'type-check in %s',
    async (folder) => {
      await tool('npm', ['run', 'typecheck'], folder);
    },
  );

  it.concurrent.each(['eslint', 'oxlint'])('pass the rules of %s', async (linter) => {
    await tool(
      linter,
      created.filter((file) => /\.tsx?$/.test(file)),
    );
  });

  it.concurrent('pass their stories in a browser', () => {
    const stories = [...inFolder('packages'), ...inFolder('apps/site')].filter((file) =>
      file.endsWith('.stories.tsx'),
    );
    return passTests(['--config', STORIES_CONFIG, ...stories]);
  });

  it.concurrent('pass the tests of the form', () => passTests(['specimenRequest'], 'packages/forms'));

  it.concurrent('pass the server tests of the operations', () =>
    passTests(['features/books', 'features/papers', '-t', 'Specimen'], 'apps/server'),
  );

  it.concurrent('write the pacts of the operations', () =>
    passTests(['--project', 'consumer', 'books', 'papers', '-t', 'Specimen'], 'contracts'),
  );

  it.concurrent('are components as the package expects them', () =>
    passTests(['fitness', '-t', 'Specimen'], 'packages/ui'),
  );

  // After the pacts are written, which these tests read.
  it('pass the fitness tests', () => passTests(['fitness', '-t', '[Ss]pecimen'], 'tools'));
});
