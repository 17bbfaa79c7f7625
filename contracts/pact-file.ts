import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Interaction as PactInteraction } from './src/contract.js';

export const CONSUMER = 'inkstone-site';
export const PROVIDER = 'inkstone-server';
export const PACTS_FOLDER = fileURLToPath(new URL('pacts', import.meta.url));
export const PACT_FILE = fileURLToPath(new URL(`pacts/${CONSUMER}-${PROVIDER}.json`, import.meta.url));

export interface Interaction extends PactInteraction {
  request: PactInteraction['request'] & { headers: Record<string, string[]> };
  response: PactInteraction['response'] & { body: { content: { code: number } } };
}

interface Pact {
  interactions: Interaction[];
  metadata: object;
}

export function readPact(): Pact {
  return JSON.parse(readFileSync(PACT_FILE, 'utf8')) as Pact;
}
