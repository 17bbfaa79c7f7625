import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import type { Environment } from './environment.js';

const folder = join(ROOT, 'tools/visual/baselines');
const environmentFile = join(folder, 'environment.json');

function fileOf(name: string): string {
  return join(folder, `${name}.webp`);
}

export async function readEnvironment(): Promise<Environment | undefined> {
  if (!existsSync(environmentFile)) return undefined;
  return JSON.parse(await readFile(environmentFile, 'utf8')) as Environment;
}

export async function writeEnvironment(environment: Environment): Promise<void> {
  await writeFile(environmentFile, `${JSON.stringify(environment, null, 2)}\n`);
}

export async function readBaseline(name: string): Promise<Buffer | undefined> {
  const file = fileOf(name);
  return existsSync(file) ? readFile(file) : undefined;
}

export async function writeBaseline(name: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(name), picture);
}

export async function removeBaseline(name: string): Promise<void> {
  await rm(fileOf(name));
}

export function baselineNames(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -5)] : []));
}

/** Bytes of all baselines. */
export async function baselineSize(): Promise<number> {
  const sizes = await Promise.all(baselineNames().map(async (name) => (await stat(fileOf(name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
