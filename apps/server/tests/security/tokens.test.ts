import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../src/security/passwords.js';
import { deriveKeys } from '../../src/security/secret-keys.js';
import { issueToken, readToken, sessionSeconds } from '../../src/security/tokens.js';

const key = deriveKeys('one').loginTokens;

describe('login tokens', () => {
  it('carry the person and the session, and can be read with the same key only', async () => {
    const { jwt, sessionId } = await issueToken(7, key);
    expect(await readToken(jwt, key)).toEqual({ userId: 7, sessionId });
    expect(await readToken(jwt, deriveKeys('other').loginTokens)).toBeUndefined();
    expect(await readToken(jwt, deriveKeys('one').fileLinks)).toBeUndefined();
  });

  it('run out', async () => {
    const { jwt } = await issueToken(7, key, new Date(Date.now() - (sessionSeconds + 1) * 1000));
    expect(await readToken(jwt, key)).toBeUndefined();
  });

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI3IiwianRpIjoiMSJ9.'])(
    'refuse %j',
    async (jwt) => {
      expect(await readToken(jwt, key)).toBeUndefined();
    },
  );

  it('of our key but another shape are refused', async () => {
    const other = new SignJWT({ sub: '7', jti: 'x' }).setProtectedHeader({ alg: 'HS256' });
    expect(await readToken(await other.sign(key), key)).toBeUndefined();
  });
});

describe('passwords', () => {
  it('are kept as argon2id and verified', async () => {
    const hash = await hashPassword('Inkstone2026');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hash, 'Inkstone2026')).toBe(true);
    expect(await verifyPassword(hash, 'inkstone2026')).toBe(false);
    expect(await verifyPassword('broken', 'Inkstone2026')).toBe(false);
  });
});
