import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const CONSUMER = 'inkstone-site';
export const PROVIDER = 'inkstone-server';
export const PACTS_FOLDER = fileURLToPath(new URL('pacts', import.meta.url));
export const PACT_FILE = fileURLToPath(new URL(`pacts/${CONSUMER}-${PROVIDER}.json`, import.meta.url));

export interface Interaction {
  description: string;
  request: { method: string; path: string; headers: Record<string, string[]> };
  response: { status: number; body: { content: { code: number } } };
}

/** The committed contract. */
export function readPact(): { interactions: Interaction[] } {
  return JSON.parse(readFileSync(PACT_FILE, 'utf8')) as { interactions: Interaction[] };
}
