import type { paths } from './generated/openapi.js';

type PathsWith<Method extends 'get' | 'post'> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, { responses: unknown }> ? Path : never;
}[keyof paths];

export type GetPath = PathsWith<'get'>;
export type PostPath = PathsWith<'post'>;

type AnswerBody<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** Refusals arrive with the same HTTP status as success; the client throws them, so callers never see them. */
type DataOf<Operation> =
  Extract<AnswerBody<Operation>, { code: 200 }> extends { data: infer Data } ? Data : never;

export type GetData<Path extends GetPath> = DataOf<paths[Path]['get']>;
export type PostData<Path extends PostPath> = DataOf<paths[Path]['post']>;

type QueryParameters<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never;

/** The query of a GET; `{}` for an operation without one. */
export type QueryOf<Path extends GetPath> = [QueryParameters<paths[Path]['get']>] extends [never]
  ? Record<string, never>
  : QueryParameters<paths[Path]['get']>;

/** The JSON body of a POST. */
export type BodyOf<Path extends PostPath> =
  NonNullable<paths[Path]['post']> extends {
    requestBody: { content: { 'application/json': infer Body } };
  }
    ? Body
    : never;

/** A success, out of its envelope. `msg` is for the screens that must show the server's words. */
export interface Answer<Data> {
  data: Data;
  msg: string;
}
