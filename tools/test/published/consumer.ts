import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../setup/npm.mjs';
import { NODE_24, ROOT } from '../../setup/paths.mjs';

const run = promisify(execFile);

/** Most projects still check with it. The repository checks and builds with TypeScript 7. */
const TYPESCRIPT_6 = join(ROOT, 'node_modules/typescript/bin/tsc');

/** What a page with components needs, besides the packages. The types of styled-components need those of Node. */
export const ofPages = [
  '@types/node',
  '@types/react',
  'csstype',
  'react',
  'react-dom',
  'scheduler',
  'styled-components',
  'undici-types',
];

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

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'inkstone-consumer-'));
}

/**
 * Makes a project for each list of libraries, with the tarballs, which may depend on each other. The peer dependencies in
 * a list are linked from this repository, and no others, so that a package that needs another one fails.
 */
export async function installElsewhere<Lists extends string[][]>(
  tarballs: string[],
  ...lists: Lists
): Promise<{ [Index in keyof Lists]: Consumer }> {
  const installed = await install(tarballs);
  // Copied before libraries are linked. npm takes ten times as long as a copy.
  const projects = await Promise.all(
    lists.map(async (libraries, index) => {
      const folder = index === 0 ? installed : await newFolder();
      if (folder !== installed) await cp(installed, folder, { recursive: true, verbatimSymlinks: true });
      return { folder, libraries };
    }),
  );
  const consumers = await Promise.all(projects.map(({ folder, libraries }) => consumerIn(folder, libraries)));
  return consumers as { [Index in keyof Lists]: Consumer };
}

/** Installs the tarballs in a new folder, from the cache of npm where it can. */
async function install(tarballs: string[]): Promise<string> {
  const folder = await newFolder();
  const manifest = { name: 'consumer', private: true, type: 'module' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
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
  return folder;
}

async function consumerIn(folder: string, libraries: string[]): Promise<Consumer> {
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
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
