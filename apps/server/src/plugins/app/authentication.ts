import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { ReadToken } from '../../security/tokens.js';
import type { FindSession, SessionUser } from '../../shared/account/login-sessions.queries.js';
import { Refusal } from '../../errors/refusal.js';
import { findOperatorSession } from '../../features/desk/operator-sessions.queries.js';
import type { Database } from '../../db/database.js';
import type { SessionOperator } from '../../shared/operation.js';
import { type OperatorRole, operatorRoles, wrongOperatorRole } from '../../shared/operator-role.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; undefined for a visitor. Set only on the routes of the description. */
    user: SessionUser | undefined;
    /** The operator at the desk; undefined on all routes of the public site. */
    operator: SessionOperator | undefined;
  }
}

/**
 * How an operation treats the token. `public` never reads it. `optional` refuses an invalid one; `lenient` takes its
 * sender for a visitor. `required` is for logged-in users only,
 * `desk` for operators only.
 */
export type Access = 'public' | 'lenient' | 'optional' | 'required' | 'desk';

export interface TokenUse {
  security?: Record<string, unknown>[];
  'x-invalid-token'?: string;
  'x-permission'?: string;
}

const schemes = { reader: 'token', operator: 'deskToken' };

/** @throws Error for an unknown scheme: the server must not start with an operation left unprotected */
export function accessOf(
  { security: alternatives = [], 'x-invalid-token': invalidToken }: TokenUse,
  operationId: string,
): Access {
  const names = alternatives.flatMap((alternative) => Object.keys(alternative));
  if (names.length > 0 && names.every((name) => name === schemes.operator)) return 'desk';
  const unknown = names.find((name) => name !== schemes.reader);
  if (unknown !== undefined) {
    throw new Error(`${operationId} asks for the unknown security scheme ${unknown}`);
  }
  if (alternatives.length === 0) return 'public';
  if (alternatives.every((alternative) => Object.keys(alternative).length > 0)) return 'required';
  return invalidToken === 'ignored' ? 'lenient' : 'optional';
}

export function decorateWithCaller(app: FastifyInstance): void {
  app.decorateRequest('user', undefined);
  app.decorateRequest('operator', undefined);
}

interface Gate {
  readToken: ReadToken;
  findSession: FindSession;
}

/**
 * Runs before validation: a missing login is reported first. An invalid token is refused where the login is optional,
 * too: the page would show its user as logged in. A visitor does not wait for a promise.
 */
export function authenticate(access: Exclude<Access, 'public' | 'desk'>, gate: Gate): onRequestHookHandler {
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

/**
 * For the operations of the desk: a reader's token is none of an operator. What the page asks by itself is a GET and
 * does not count as a use, so that a desk that somebody has left closes.
 */
export function authenticateOperator(db: Database, permission: string | undefined): onRequestHookHandler {
  const role = operatorRoles.find((name) => name === permission);
  return (request, _reply, done) => {
    const token = request.headers['token'];
    if (typeof token !== 'string' || token === '') {
      done(Refusal.notLoggedIn());
      return;
    }
    findOperatorSession(db, token, request.method !== 'GET').then(
      (operator) => {
        request.operator = operator && { ...operator, token };
        done(operator === undefined ? Refusal.notLoggedIn() : roleRefusal(operator.roles, role));
      },
      (reason: unknown) => done(reason as Error),
    );
  };
}

function roleRefusal(roles: readonly OperatorRole[], role: OperatorRole | undefined): Refusal | undefined {
  return role === undefined || roles.includes(role) ? undefined : wrongOperatorRole(role);
}
