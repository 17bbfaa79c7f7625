import type { operations } from '@inkstone/api/types';
import { Refusal } from '../envelope.js';
import type { UploadedFile } from '../ports/files/uploaded-file.js';
import type { SessionUser } from '../repositories/login-sessions.js';
import type { TypedValue } from '../validation/typed-values.js';

/** The description's own types: what a handler takes and gives is checked against it by the compiler. */
export type OperationId = keyof operations;

/** Of every media type that the operation takes: a union where there are several. */
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

type Query<Id extends OperationId> = operations[Id] extends { parameters: { query?: infer Values } }
  ? Received<NonNullable<Values>>
  : never;

type AnswerBody<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json'];
export type Data<Id extends OperationId> = Extract<AnswerBody<Id>, { code: 200 }>['data'];

/**
 * One call of an operation, already held to the description and, where a form is behind it, to the form's own rules
 * (`validation/form-rules.ts`): its texts then have no blanks around them.
 */
export interface Call<Id extends OperationId> {
  body: Body<Id>;
  query: Query<Id>;
  /** Undefined for a visitor. */
  user: SessionUser | undefined;
  /** Whom to count for limits on how often: the caller's IP address, or its network for IPv6. */
  address: string;
}

/** `msg` where the person is to see one; elsewhere a plain 成功 goes out. */
export interface Answer<Id extends OperationId> {
  data: Data<Id>;
  msg?: string;
}

export type Operations = { [Id in OperationId]: (call: Call<Id>) => Promise<Answer<Id>> };

/** The person of a call whose operation asks for a login; anybody else was turned away before. */
export function loggedIn(user: SessionUser | undefined): SessionUser {
  if (user === undefined) throw Refusal.notLoggedIn();
  return user;
}
