import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { KeyRing } from './secret-keys.js';

/** `login_sessions` tells whether the session still exists. */
export interface TokenClaims {
  userId: number;
  sessionId: string;
}

export interface IssuedToken {
  jwt: string;
  sessionId: string;
  expiresAt: Date;
}

const algorithm = 'HS256';
const issuer = 'inkstone';
/** Seconds. One week: long enough for school work, short enough for a shared computer. */
export const sessionSeconds = 7 * 24 * 60 * 60;

export async function issueToken(userId: number, keys: KeyRing, now = new Date()): Promise<IssuedToken> {
  const sessionId = randomUUID();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  const jwt = await new SignJWT()
    .setProtectedHeader({ alg: algorithm, kid: keys.current.id })
    .setIssuer(issuer)
    .setSubject(String(userId))
    .setJti(sessionId)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(keys.current.bytes);
  return { jwt, sessionId, expiresAt };
}

/** Verified tokens that are kept, some 600 bytes each. */
const mostKept = 5000;

export type ReadToken = (jwt: string) => Promise<TokenClaims | undefined>;

/** Keeps verified signatures: to verify one takes as long as a query. Sessions are not kept. */
export function createTokenReader(keys: KeyRing): ReadToken {
  const verified = new LRUCache<string, VerifiedToken>({ max: mostKept });
  return async (jwt) => {
    const known = verified.get(jwt) ?? (await verify(jwt, keys));
    if (known === undefined || known.expiresAt <= Date.now()) return undefined;
    verified.set(jwt, known);
    return known.claims;
  };
}

interface VerifiedToken {
  claims: TokenClaims;
  /** In ms. */
  expiresAt: number;
}

async function verify(jwt: string, keys: KeyRing): Promise<VerifiedToken | undefined> {
  try {
    const { payload } = await jwtVerify(jwt, ({ kid }) => keyNamed(keys, kid), {
      algorithms: [algorithm],
      issuer,
    });
    const userId = Number(payload.sub);
    const { jti: sessionId, exp: seconds } = payload;
    if (!Number.isSafeInteger(userId) || sessionId === undefined || seconds === undefined) return undefined;
    return { claims: { userId, sessionId }, expiresAt: seconds * 1000 };
  } catch {
    return undefined;
  }
}

function keyNamed(keys: KeyRing, id: string | undefined): Uint8Array {
  const key = keys.all.find((known) => known.id === id);
  if (key === undefined) throw new Error('signed by an unknown key');
  return key.bytes;
}
