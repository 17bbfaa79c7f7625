import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.js';
import { Refusal } from '../../envelope.js';
import { findSession, type SessionUser } from '../../repositories/login-sessions.js';
import type { KeyRing } from '../../security/secret-keys.js';
import { readToken } from '../../security/tokens.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; undefined: a visitor. Set on the routes of the description only. */
    user: SessionUser | undefined;
  }
}

/** What the description says of an operation: everybody, everybody but known people get more, or known people. */
export type Access = 'public' | 'optional' | 'required';

/** The one way to be known, as the description names it. */
const schemeName = 'token';

/**
 * @param security the operation's `security` (or the description's own, where it has none)
 * @throws Error for a scheme that this server does not know: better no start than an open door
 */
export function accessOf(
  security: readonly Record<string, unknown>[] | undefined,
  operationId: string,
): Access {
  const alternatives = security ?? [];
  for (const scheme of alternatives.flatMap((alternative) => Object.keys(alternative))) {
    if (scheme !== schemeName)
      throw new Error(`${operationId} asks for the unknown security scheme ${scheme}`);
  }
  if (alternatives.length === 0) return 'public';
  return alternatives.some((alternative) => Object.keys(alternative).length === 0) ? 'optional' : 'required';
}

export function decorateWithUser(app: FastifyInstance): void {
  app.decorateRequest('user', undefined);
}

/**
 * Runs before validation: whoever must log in hears so first. Where logging in is optional, a token that is
 * no longer good makes a visitor, since a page that anyone may read must not send its reader to the login.
 */
export async function authenticate(
  request: FastifyRequest,
  access: Access,
  services: { db: Database; tokenKeys: KeyRing },
): Promise<void> {
  if (access === 'public') return;
  const header = request.headers['token'];
  const jwt = typeof header === 'string' ? header : '';
  const claims = jwt === '' ? undefined : await readToken(jwt, services.tokenKeys);
  const session = claims === undefined ? undefined : await findSession(services.db, claims);
  if (session !== undefined) request.user = { ...session, jwt };
  if (request.user === undefined && access === 'required') throw Refusal.notLoggedIn();
}
