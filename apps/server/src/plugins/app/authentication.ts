import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { ReadToken } from '../../security/tokens.js';
import type { FindSession, SessionUser } from '../../shared/account/login-sessions.queries.js';
import { Refusal } from '../../errors/refusal.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; undefined for a visitor. Set only on the routes of the description. */
    user: SessionUser | undefined;
  }
}

/**
 * How an operation treats the token. `public` never reads it. `optional` refuses an invalid one; `lenient` takes its
 * sender for a visitor. `required` is for logged-in users only.
 */
export type Access = 'public' | 'lenient' | 'optional' | 'required';

export interface TokenUse {
  security?: Record<string, unknown>[];
  'x-invalid-token'?: string;
}

const schemeName = 'token';

/** @throws Error for an unknown scheme: the server must not start with an operation left unprotected */
export function accessOf(
  { security: alternatives = [], 'x-invalid-token': invalidToken }: TokenUse,
  operationId: string,
): Access {
  for (const scheme of alternatives.flatMap((alternative) => Object.keys(alternative))) {
    if (scheme !== schemeName)
      throw new Error(`${operationId} asks for the unknown security scheme ${scheme}`);
  }
  if (alternatives.length === 0) return 'public';
  if (alternatives.every((alternative) => Object.keys(alternative).length > 0)) return 'required';
  return invalidToken === 'ignored' ? 'lenient' : 'optional';
}

export function decorateWithUser(app: FastifyInstance): void {
  app.decorateRequest('user', undefined);
}

interface Gate {
  readToken: ReadToken;
  findSession: FindSession;
}

/**
 * Runs before validation: a missing login is reported first. An invalid token is refused where the login is optional,
 * too: the page would show its user as logged in. A visitor does not wait for a promise.
 */
export function authenticate(access: Exclude<Access, 'public'>, gate: Gate): onRequestHookHandler {
  return (request, _reply, done) => {
    const jwt = request.headers['token'];
    if (typeof jwt !== 'string' || jwt === '') {
      done(access === 'required' ? Refusal.notLoggedIn() : undefined);
      return;
    }
    findUser(jwt, gate).then(
      (user) => {
        request.user = user;
        done(user === undefined && access !== 'lenient' ? Refusal.notLoggedIn() : undefined);
      },
      (reason: unknown) => done(reason as Error),
    );
  };
}

async function findUser(jwt: string, { readToken, findSession }: Gate): Promise<SessionUser | undefined> {
  const claims = await readToken(jwt);
  const session = claims === undefined ? undefined : await findSession(claims);
  return session && { ...session, jwt };
}
