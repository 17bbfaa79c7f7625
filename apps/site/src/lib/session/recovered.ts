import type { Recovered } from '@inkstone/forms/recovery';

import { readJson, removeItem, writeItem } from '../device/storage.js';

const KEY = 'recovered';

function isRecovered(value: unknown): value is Recovered {
  if (typeof value !== 'object' || value === null) return false;
  const { type, account, code } = value as Partial<Record<string, unknown>>;
  return (type === 1 || type === 2) && typeof account === 'string' && typeof code === 'string';
}

/** Keeps account and code of the first step of the recovery for the second one (Spec B 4). */
export function keepRecovered({ type, account, code }: Recovered): void {
  writeItem(KEY, JSON.stringify({ type, account, code }));
}

/** What the first step has kept; `undefined` where somebody opens the second step directly. */
export function readRecovered(): Recovered | undefined {
  const kept = readJson(KEY);
  return isRecovered(kept) ? kept : undefined;
}

/** Forgets it once the password is set: the code cannot be used again. */
export function dropRecovered(): void {
  removeItem(KEY);
}
