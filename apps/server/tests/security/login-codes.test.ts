import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCode, useCode } from '../../src/security/login-codes.js';
import { deriveKeys } from '../../src/security/secret-keys.js';
import { createTestDatabase, type TestDatabase } from '../support/databases.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a code from before a change of the secret is valid while the old secret is configured', async () => {
  const request = await createCode(database.db, deriveKeys('one').codes, 'login', '13900000009');
  const code = request.sent ? request.code : '';
  const use = (secret: string, previous: string[]) =>
    useCode(database.db, deriveKeys(secret, previous).codes, 'login', '13900000009', code);
  expect(await use('two', [])).toBe('wrong');
  expect(await use('two', ['one'])).toBe('right');
});
