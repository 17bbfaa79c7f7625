import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readWorkspaces } from '../setup/workspaces.mjs';
import { npmCommand } from '../setup/npm.mjs';
import { ROOT } from '../setup/paths.mjs';

/** A package that other projects install. */
export interface Published {
  name: string;
  peerDependencies: Record<string, string>;
}

interface Manifest extends Partial<Published> {
  private?: boolean;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** All workspaces that are not private. */
export async function publishedPackages(): Promise<Published[]> {
  const manifests = await Promise.all(
    [...readWorkspaces(ROOT)].map(async ([folder, name]) => {
      const text = await readFile(join(ROOT, folder, 'package.json'), 'utf8');
      return { ...(JSON.parse(text) as Manifest), name };
    }),
  );
  return manifests
    .filter((manifest) => manifest.private !== true)
    .map(({ name, peerDependencies = {}, peerDependenciesMeta = {} }) => {
      const needed = Object.entries(peerDependencies).filter(
        ([peer]) => peerDependenciesMeta[peer]?.optional !== true,
      );
      return { name, peerDependencies: Object.fromEntries(needed) };
    });
}

/** Packs built workspaces as `npm publish` would. @returns the path of each tarball, by the name of the package */
export async function pack(names: string[], into: string): Promise<Map<string, string>> {
  await mkdir(into, { recursive: true });
  const { command, args } = npmCommand([
    'pack',
    ...names.flatMap((name) => ['--workspace', name]),
    '--pack-destination',
    into,
    '--json',
    // `prepack` would build again, while another process may be reading what is built.
    '--ignore-scripts',
  ]);
  const { stdout } = await promisify(execFile)(command, args, { cwd: ROOT });
  const packed = JSON.parse(stdout) as { name: string; filename: string }[];
  return new Map(packed.map(({ name, filename }) => [name, join(into, filename)]));
}

/** The command that installs tarballs with their peer dependencies. */
export function installCommand(packages: Published[], tarballs: Map<string, string>): string {
  const own = packages.map(({ name }) => tarballs.get(name) ?? name);
  const peers = packages.flatMap(({ peerDependencies }) => Object.entries(peerDependencies));
  const ranges = [...new Set(peers.map(([name]) => name))].map((name) => {
    const wanted = peers.filter(([other]) => other === name).map(([, range]) => range);
    // Ranges separated by blanks must all be met.
    return `${name}@${narrowest(wanted).join(' ')}`;
  });
  return ['npm install', ...[...own, ...ranges].map((part) => `"${part}"`)].join(' ');
}

/** Leaves out a range that a narrower one includes: `^19.0.0` where there is `^19.2.0`. */
function narrowest(ranges: string[]): string[] {
  const later = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true }) > 0;
  const major = (range: string) => /^\^(\d+)\.\d+\.\d+$/.exec(range)?.[1];
  return [...new Set(ranges)].filter(
    (range) =>
      major(range) === undefined ||
      !ranges.some((other) => major(other) === major(range) && later(other, range)),
  );
}
