import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../setup/npm.mjs';
import { NODE_24, ROOT } from '../../setup/paths.mjs';

const run = promisify(execFile);

/** Most projects still check with it. The repository checks and builds with TypeScript 7. */
const TYPESCRIPT_6 = join(ROOT, 'node_modules/typescript/bin/tsc');

/** Another project, in a folder from which nothing of this repository can be resolved. */
export interface Consumer {
  folder: string;
  /** Writes a file into the project. */
  write: (file: string, text: string) => Promise<void>;
  /** Runs a module in Node. @returns its output */
  node: (code: string) => Promise<string>;
  /** Checks the types, with these packages of types besides the imported ones. @returns the errors, or '' */
  typecheck: (moduleResolution: 'nodenext' | 'bundler', types?: string[]) => Promise<string>;
  remove: () => Promise<void>;
}

/**
 * Installs the tarballs, which may depend on each other, from the cache of npm where it can. The peer dependencies in `libraries`
 * are linked from this repository, and no others, so that a package that needs another one fails.
 */
export async function installElsewhere(tarballs: string[], libraries: string[]): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-consumer-'));
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  await write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const { command, args } = npmCommand([
    'install',
    // Not --offline: `npm ci` leaves short metadata in npm's cache, which `npm install` does not accept.
    '--prefer-offline',
    '--no-audit',
    '--no-package-lock',
    // Otherwise npm would ask the registry for the peer dependencies.
    '--legacy-peer-deps',
    ...tarballs,
  ]);
  await run(command, args, { cwd: folder });
  for (const library of libraries) {
    const link = join(folder, 'node_modules', library);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(ROOT, 'node_modules', library), link, 'dir');
  }

  return {
    folder,
    write,
    async node(code) {
      await write('main.js', code);
      const { stdout } = await run(NODE_24, ['main.js'], { cwd: folder });
      return stdout;
    },
    async typecheck(moduleResolution, types = []) {
      const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext';
      const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
      const compilerOptions = {
        module,
        moduleResolution,
        lib,
        target: 'es2023',
        types,
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
      };
      await write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
      return run(NODE_24, [TYPESCRIPT_6, '--project', folder]).then(
        () => '',
        (error: unknown) => (error as { stdout: string }).stdout,
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
