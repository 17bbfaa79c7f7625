import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { readPact } from '../pact-file.js';
import { certify, differencesIn } from './command.js';

const folder = fileURLToPath(new URL('../examples', import.meta.url));

let example: ChildProcessWithoutNullStreams;
/** Name → URL, as the example prints them. */
const addresses = new Map<string, string>();

beforeAll(async () => {
  const env = { ...process.env, PORT: '0', STATES_PORT: '0' };
  example = spawn(process.execPath, [`${folder}/node/states-hook.mjs`], { env });
  for await (const line of createInterface(example.stdout)) {
    const [name = '', address = ''] = line.split(' ');
    addresses.set(name, address);
    if (addresses.size === 2) return;
  }
});

afterAll(async () => {
  example.kill();
  await once(example, 'exit');
});

it('the example in Node sets up the states of its backend', async () => {
  const urls = ['--base-url', addresses.get('backend') ?? '', '--states-url', addresses.get('hook') ?? ''];
  const ended = await certify('verify', ...urls, '--only', 'getUnreadCount');
  expect(differencesIn(ended)).toEqual({});
  expect(ended.out).toContain('4 项通过，0 项失败，0 项未运行');
  expect(ended.code).toBe(0);
});

it('the examples use only existing states', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const code = files.map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8')).join('\n');
  // Only names of states are quoted texts of several lower-case words.
  const named = [...code.matchAll(/(['"])([a-z]+(?: [a-z]+){2,})\1/g)].map(([, , state = '']) => state);
  const known = new Set(
    readPact().interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((state) => !known.has(state))).toEqual([]);
});
