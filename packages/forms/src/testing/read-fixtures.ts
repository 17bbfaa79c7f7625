import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Fixtures {
  valid: readonly { name: string }[];
  invalid: readonly { name: string; messages: Readonly<Record<string, string>> }[];
}

const source = join(import.meta.dirname, '..');

/** The examples of all forms by folder. A form with several methods has several sets of examples. */
export async function readFixtures(): Promise<Map<string, Fixtures[]>> {
  const files = globSync('*/fixtures.ts', { cwd: source }).sort();
  const read = files.map(async (file) => {
    const module = (await import(join(source, file))) as Record<string, unknown>;
    return [basename(dirname(file)), Object.values(module).filter(isFixtures)] as const;
  });
  return new Map(await Promise.all(read));
}

function isFixtures(value: unknown): value is Fixtures {
  return typeof value === 'object' && value !== null && 'valid' in value && 'invalid' in value;
}
