import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.js';
import { Refusal } from '../../envelope.js';
import { findSession, type SessionUser } from '../../repositories/login-sessions.js';
import type { KeyRing } from '../../security/secret-keys.js';
import { readToken } from '../../security/tokens.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; undefined for a visitor. Set only on the routes of the description. */
    user: SessionUser | undefined;
  }
}

/** Who may call an operation: everyone, everyone with more for logged-in users, or logged-in users only. */
export type Access = 'public' | 'optional' | 'required';

/** The only security scheme of the description. */
const schemeName = 'token';

/**
 * @param security the operation's `security`, or that of the description if it has none
 * @throws Error for an unknown scheme: the server must not start with an operation left unprotected
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
 * Runs before validation, so that a missing login is reported first. Where the login is optional, an invalid
 * token counts as none: a public page must not send its visitor to the login page.
 */
export async function authenticate(
  request: FastifyRequest,
  access: Exclude<Access, 'public'>,
  services: { db: Database; tokenKeys: KeyRing },
): Promise<void> {
  const header = request.headers['token'];
  const jwt = typeof header === 'string' ? header : '';
  const claims = jwt === '' ? undefined : await readToken(jwt, services.tokenKeys);
  const session = claims === undefined ? undefined : await findSession(services.db, claims);
  if (session !== undefined) request.user = { ...session, jwt };
  if (request.user === undefined && access === 'required') throw Refusal.notLoggedIn();
}
