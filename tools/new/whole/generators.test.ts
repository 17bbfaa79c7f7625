import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../files.js';
import { planFor } from '../plan.js';
import { type Copy, copyRepository } from './copy.js';

const run = promisify(execFile);

const commands = [
  ['component', 'SpecimenCard'],
  ['component', 'patterns/SpecimenShelf', 'words'],
  ['screen', 'specimens/MyNotifications'],
  ['list', 'specimens/ParentChildGarden', '8'],
  ['detail', 'specimens/ParentChildGardenDetails', 'parentChildGarden'],
  ['operation', 'books/listSpecimens', 'get', '/api/book/specimens'],
  ['operation', 'papers/listSpecimenPapers', 'post', '/api/exam/specimens'],
  ['operation', 'books/requestSpecimen', 'post', '/api/book/request_specimen'],
  ['form', 'SpecimenRequest'],
  ['migration', 'addSpecimens'],
];

let copy: Copy;
const created: string[] = [];

/** Runs a tool in the copy. When it fails, the error has its whole output. */
async function tool(name: string, args: string[], folder = '.'): Promise<void> {
  const bin = join(copy.root, 'node_modules/.bin');
  const path = [dirname(process.execPath), bin, process.env['PATH'] ?? ''].join(delimiter);
  // The variables of this vitest would change how a vitest run in the copy behaves.
  const environment = Object.entries(process.env).filter(([variable]) => !variable.startsWith('VITEST'));
  // By name, not by path: npm is not among the tools of the copy, but is found on the PATH.
  await run(name, args, {
    cwd: join(copy.root, folder),
    env: { ...Object.fromEntries(environment), PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} ${args.join(' ')}\n${stdout}${stderr}`);
  });
}

beforeAll(async () => {
  copy = copyRepository();
  for (const args of commands) {
    const plan = planFor(copy.root, args);
    await carryOut(copy.root, plan);
    created.push(...Object.keys(plan.create), ...Object.keys(plan.change));
  }
});
afterAll(() => copy.remove());

describe('generated files', () => {
  it('exist', () => {
    expect(created.filter((file) => !existsSync(join(copy.root, file)))).toEqual([]);
  });

  it('are formatted', () =>
    tool('prettier', ['--check', ...created.filter((file) => !file.endsWith('.sql'))]));

  it('have a valid description, from which the client is generated', async () => {
    await tool('npm', ['run', 'lint', '--workspace', '@inkstone/openapi']);
    await tool('npm', ['run', 'build', '--workspace', '@inkstone/openapi']);
    await tool('npm', ['run', 'generate', '--workspace', '@inkstone/api']);
  });

  it.each(['packages/ui', 'packages/forms', 'apps/site', 'apps/server', 'contracts'])(
    'type-check in %s',
    (folder) => tool('tsc', ['--project', 'tsconfig.json'], folder),
  );

  it('pass the lint rules', () =>
    tool(
      'eslint',
      created.filter((file) => /\.tsx?$/.test(file)),
    ));

  it('pass the tests of the form', () => tool('vitest', ['run', 'specimenRequest'], 'packages/forms'));

  it('pass the server tests of the operations', () =>
    tool('vitest', ['run', 'operations/books', 'operations/papers', '-t', 'Specimen'], 'apps/server'));

  it('write the pacts of the operations', () =>
    tool('vitest', ['run', '--project', 'consumer', 'books', 'papers', '-t', 'Specimen'], 'contracts'));

  it('pass the fitness tests', () => tool('vitest', ['run', 'fitness', '-t', '[Ss]pecimen'], 'tools'));
});
