import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from './secret-keys.js';

/** The claims of a valid token; `login_sessions` tells whether its session still exists. */
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

/** @returns undefined for anything but one of our tokens that has not expired */
export async function readToken(jwt: string, keys: KeyRing): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(jwt, ({ kid }) => keyNamed(keys, kid), {
      algorithms: [algorithm],
      issuer,
    });
    const userId = Number(payload.sub);
    if (!Number.isSafeInteger(userId) || payload.jti === undefined) return undefined;
    return { userId, sessionId: payload.jti };
  } catch {
    return undefined;
  }
}

function keyNamed(keys: KeyRing, id: string | undefined): Uint8Array {
  const key = keys.all.find((known) => known.id === id);
  if (key === undefined) throw new Error('signed by an unknown key');
  return key.bytes;
}
