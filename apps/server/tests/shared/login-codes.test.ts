import { expect, it } from 'vitest';
import { deriveKeys } from '../../src/security/secret-keys.js';
import { createCode, useCode } from '../../src/shared/account/login-codes.queries.js';
import { useTestDatabase } from '../support/databases.js';

const database = useTestDatabase();

it('a code from before a change of the secret is valid while the old secret is configured', async () => {
  const use = { purpose: 'login', account: '13900000009', source: { address: '192.0.2.1' } } as const;
  const request = await createCode(database.db, deriveKeys('one').codes, use);
  const code = request.sent ? request.code : '';
  const used = (secret: string, previous: string[]) =>
    useCode(database.db, deriveKeys(secret, previous).codes, use, code);
  expect(await used('two', [])).toBe('wrong');
  expect(await used('two', ['one'])).toBe('right');
});
