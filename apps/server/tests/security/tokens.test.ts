import { readFile } from 'node:fs/promises';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSignedLinks } from '../../src/ports/files/signed-links.js';
import { hashPassword, verifyPassword } from '../../src/security/passwords.js';
import { deriveKeys, type KeyRing, type SecretKeys } from '../../src/security/secret-keys.js';
import { createTokenReader, issueToken, sessionSeconds } from '../../src/security/tokens.js';
import { Refusal } from '../../src/errors/refusal.js';
import { unlimited } from '../support/attempts.js';

const key = deriveKeys('one').loginTokens;
const readToken = (jwt: string, keys: KeyRing) => createTokenReader(keys)(jwt);
const renewed = deriveKeys('two', ['one', 'older']);

describe('login tokens', () => {
  it('contain the account and the session, and can be verified with the same key only', async () => {
    const { jwt, sessionId } = await issueToken(7, key);
    expect(await readToken(jwt, key)).toEqual({ userId: 7, sessionId });
    expect(await readToken(jwt, deriveKeys('other').loginTokens)).toBeUndefined();
    expect(await readToken(jwt, deriveKeys('one').fileLinks)).toBeUndefined();
  });

  it('expire', async () => {
    const { jwt } = await issueToken(7, key, new Date(Date.now() - (sessionSeconds + 1) * 1000));
    expect(await readToken(jwt, key)).toBeUndefined();
  });

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI3IiwianRpIjoiMSJ9.'])(
    'refuse %j',
    async (jwt) => {
      expect(await readToken(jwt, key)).toBeUndefined();
    },
  );

  it('with our key and other content are refused', async () => {
    const other = new SignJWT({ sub: '7', jti: 'x' }).setProtectedHeader({
      alg: 'HS256',
      kid: key.current.id,
    });
    expect(await readToken(await other.sign(key.current.bytes), key)).toBeUndefined();
  });
});

describe('a new secret', () => {
  it('signs new tokens, and tokens of the old secrets are still valid', async () => {
    const { jwt, sessionId } = await issueToken(7, key);
    expect(await readToken(jwt, renewed.loginTokens)).toEqual({ userId: 7, sessionId });
    const fresh = await issueToken(7, renewed.loginTokens);
    expect(await readToken(fresh.jwt, deriveKeys('two').loginTokens)).toMatchObject({ userId: 7 });
    expect(await readToken(fresh.jwt, key)).toBeUndefined();
  });

  it('is identified in the token without being revealed', async () => {
    const ids = await Promise.all(
      [key, renewed.loginTokens].map(async (keys) => {
        const { jwt } = await issueToken(7, keys);
        const { kid } = decodeProtectedHeader(jwt);
        expect(Buffer.from(keys.current.bytes).toString('base64url')).not.toContain(kid);
        return kid;
      }),
    );
    expect(ids).toEqual([key.current.id, renewed.loginTokens.current.id]);
    expect(new Set([...ids, renewed.fileLinks.current.id]).size).toBe(3);
  });

  it('keeps earlier links valid until the old secret is removed', () => {
    const link = new URL(
      createSignedLinks(deriveKeys('one').fileLinks).create('papers/1.pdf', 'x'),
      'http://x',
    );
    const { expires = '', signature = '', name = '' } = Object.fromEntries(link.searchParams);
    const isValid = (keys: SecretKeys) =>
      createSignedLinks(keys.fileLinks).isValid('papers/1.pdf', { expires, signature, name });
    expect([isValid(renewed), isValid(deriveKeys('two'))]).toEqual([true, false]);
  });
});

describe('passwords', () => {
  it('are hashed with argon2id and verified', async () => {
    const hash = await hashPassword('Inkstone2026');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hash, 'Inkstone2026', unlimited)).toBe(true);
    expect(await verifyPassword(hash, 'inkstone2026', unlimited)).toBe(false);
    expect(await verifyPassword('broken', 'Inkstone2026', unlimited)).toBe(false);
    expect(await verifyPassword(undefined, 'no account has this password', unlimited)).toBe(false);
  });

  it('leave threads to file reads, however many are hashed', async () => {
    let done = 0;
    const hashes = Array.from({ length: 40 }, async () => {
      await hashPassword('Inkstone2026');
      done += 1;
    });
    await readFile(import.meta.filename);
    // A read that has no thread waits until nearly all are hashed.
    expect(done).toBeLessThan(35);
    await Promise.all(hashes);
  });

  it('are not compared once the attempt is refused, also while it waited for a thread', async () => {
    let failures = 0;
    const attempt = {
      ...unlimited,
      admit: () => (failures < 5 ? Promise.resolve() : Promise.reject(Refusal.tooOften(30))),
      fail: () => {
        failures += 1;
        return Promise.resolve(1);
      },
    };
    const hash = await hashPassword('Inkstone2026');
    await Promise.allSettled(Array.from({ length: 30 }, () => verifyPassword(hash, 'Wrong2026', attempt)));
    expect(failures).toBeLessThan(5 + 2);
  });
});
