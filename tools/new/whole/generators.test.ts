import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../files.js';
import { planFor } from '../plan.js';
import { type Copy, copyHouse } from './copy.js';

const run = promisify(execFile);

const commands = [
  ['component', 'SpecimenCard'],
  ['component', 'patterns/SpecimenShelf', 'words'],
  ['screen', 'specimens/MyNotifications'],
  ['operation', 'books/listSpecimens', 'get', '/api/book/specimens'],
  ['operation', 'papers/listSpecimenPapers', 'post', '/api/exam/specimens'],
  ['operation', 'books/requestSpecimen', 'post', '/api/book/request_specimen'],
  ['form', 'SpecimenRequest'],
  ['migration', 'addSpecimens'],
];

let copy: Copy;
const created: string[] = [];

/** Runs a tool of the house in the copy; what it printed is in the failure's message. */
async function tool(name: string, args: string[], folder = '.'): Promise<void> {
  const bin = join(copy.root, 'node_modules/.bin');
  const path = [dirname(process.execPath), bin, process.env['PATH'] ?? ''].join(delimiter);
  // Vitest inside vitest: its variables would make the inner run believe that it is the outer one.
  const environment = Object.entries(process.env).filter(([variable]) => !variable.startsWith('VITEST'));
  // By name: the PATH of the copy comes first, and npm is found where it is installed.
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
  copy = copyHouse();
  for (const args of commands) {
    const plan = planFor(copy.root, args);
    await carryOut(copy.root, plan);
    created.push(...Object.keys(plan.create), ...Object.keys(plan.change));
  }
});
afterAll(() => copy.remove());

describe('what the generators make', () => {
  it('is there', () => {
    expect(created.filter((file) => !existsSync(join(copy.root, file)))).toEqual([]);
  });

  it('is written in the house style', () =>
    tool('prettier', ['--check', ...created.filter((file) => !file.endsWith('.sql'))]));

  it('is a sound description, from which the client is generated', async () => {
    await tool('npm', ['run', 'lint', '--workspace', '@inkstone/openapi']);
    await tool('npm', ['run', 'build', '--workspace', '@inkstone/openapi']);
    await tool('npm', ['run', 'generate', '--workspace', '@inkstone/api']);
  });

  it.each(['packages/ui', 'packages/forms', 'apps/site', 'apps/server', 'contracts'])(
    'type-checks in %s',
    (folder) => tool('tsc', ['--project', 'tsconfig.json'], folder),
  );

  it('passes the lint rules', () =>
    tool(
      'eslint',
      created.filter((file) => /\.tsx?$/.test(file)),
    ));

  it('passes the tests that come with the form', () =>
    tool('vitest', ['run', 'specimenRequest'], 'packages/forms'));

  it('passes the tests that come with the operations', () =>
    tool('vitest', ['run', 'operations/books', 'operations/papers', '-t', 'Specimen'], 'apps/server'));

  it('writes the pacts of the operations', () =>
    tool('vitest', ['run', '--project', 'consumer', 'books', 'papers', '-t', 'Specimen'], 'contracts'));

  it('is accepted by the fitness tests', () =>
    tool('vitest', ['run', 'fitness', '-t', '[Ss]pecimen'], 'tools'));
});
