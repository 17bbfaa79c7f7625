import type { operations } from '@inkstone/api/types';
import type { UploadedFile } from '../ports/files/uploaded-file.js';
import { type OperatorRole, wrongOperatorRole } from './operator-role.js';
import type { SessionUser } from './account/login-sessions.queries.js';
import { Refusal } from '../errors/refusal.js';

/** Types from the description: the compiler checks what a handler takes and returns. */
export type OperationId = keyof operations;

/** A union if the operation accepts several media types. */
type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Received<Content[keyof Content]>
  : undefined;

/** The fields as handlers get them: ids and flags as numbers and booleans, files as `UploadedFile`. */
type Received<Sent> = Sent extends object
  ? { [Name in keyof Sent]: TypedValue<ReceivedFile<Sent[Name]>> }
  : Sent;

/** The client sends a file as a Blob. */
type ReceivedFile<Value> = Value extends Blob
  ? UploadedFile
  : Value extends readonly Blob[]
    ? UploadedFile[]
    : Value;

/**
 * What a handler gets for a number or its text (`FilterId`, `IdInput`, `FlagInput`): a boolean for 0 and 1, else the
 * number. `validation/typed-values.ts` converts accordingly.
 */
type TypedValue<Sent> = [Extract<Sent, number>] extends [never]
  ? Sent
  : [Extract<Sent, string>] extends [never]
    ? Sent
    : [Extract<Sent, number>] extends [0 | 1]
      ? boolean
      : Extract<Sent, number>;

type Query<Id extends OperationId> = operations[Id] extends { parameters: { query?: infer Values } }
  ? Received<NonNullable<Values>>
  : never;

type AnswerBody<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json'];
export type Data<Id extends OperationId> = Extract<AnswerBody<Id>, { code: 200 }>['data'];

/** A validated call; the rules of a form have trimmed its texts. */
export interface Call<Id extends OperationId> {
  body: Body<Id>;
  query: Query<Id>;
  /** Undefined for a visitor. */
  user: SessionUser | undefined;
  /** Who calls an operation of the desk. */
  operator: SessionOperator | undefined;
  /** Key for rate limits: the client's IP address, or its network for IPv6. */
  address: string;
  /** The browser's name for itself; '' if it sent none. */
  userAgent: string;
  /** A random number of the browser, '' without one; for limits only, never as a credential. */
  fingerprint: string;
  /** The server asks itself to render a page, and nobody has seen the answer yet. */
  isOwnCall: boolean;
}

export interface SessionOperator {
  id: number;
  name: string;
  roles: readonly OperatorRole[];
  token: string;
}

/** `msg` if the user is to see one; otherwise the response says 成功. */
export interface Answer<Id extends OperationId> {
  data: Data<Id>;
  msg?: string;
}

export type Operations = { [Id in OperationId]: (call: Call<Id>) => Promise<Answer<Id>> };

/** Calls without a login were refused before. */
export function loggedIn(user: SessionUser | undefined): SessionUser {
  if (user === undefined) throw Refusal.notLoggedIn();
  return user;
}

/** Calls without a session, or without the role that the description asks for, were refused before. */
export function atDesk(operator: SessionOperator | undefined): SessionOperator {
  if (operator === undefined) throw Refusal.notLoggedIn();
  return operator;
}

/** For an operation whose item says which role it needs. @throws Refusal 403 */
export function requireRole(operator: SessionOperator | undefined, role: OperatorRole): SessionOperator {
  const known = atDesk(operator);
  if (!known.roles.includes(role)) throw wrongOperatorRole(role);
  return known;
}
