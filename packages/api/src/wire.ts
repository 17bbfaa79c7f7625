import type { paths } from './generated/openapi.js';

type PathsWith<Method extends 'get' | 'post'> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, { responses: unknown }> ? Path : never;
}[keyof paths];

type RequestBody<Operation, Media extends string> = Operation extends { requestBody?: never }
  ? NoBody<Media>
  : Operation extends { requestBody?: { content: Record<Media, infer Body> } }
    ? Body
    : never;

/** The body of an operation that takes none. */
type NoBody<Media extends string> = Media extends 'application/json' ? null : never;

/** Paths whose POST accepts the media type. A path that accepts several is in the list of each. */
type PostPathsTaking<Media extends string> = {
  [Path in PathsWith<'post'>]: [RequestBody<paths[Path]['post'], Media>] extends [never] ? never : Path;
}[PathsWith<'post'>];

export type GetPath = PathsWith<'get'>;
export type PostPath = PostPathsTaking<'application/json'>;
export type UploadPath = PostPathsTaking<'multipart/form-data'>;

type AnswerBody<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** Refusals have the same HTTP status as success. The client throws them, so callers never get one. */
type DataOf<Operation> =
  Extract<AnswerBody<Operation>, { code: 200 }> extends { data: infer Data } ? Data : never;

export type GetData<Path extends GetPath> = DataOf<paths[Path]['get']>;
export type PostData<Path extends PathsWith<'post'>> = DataOf<paths[Path]['post']>;

type QueryParameters<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never;

/** The query of a GET; `{}` for an operation without one. */
export type QueryOf<Path extends GetPath> = [QueryParameters<paths[Path]['get']>] extends [never]
  ? Record<string, never>
  : QueryParameters<paths[Path]['get']>;

/** The JSON body of a POST; null for an operation without one. */
export type BodyOf<Path extends PostPath> = RequestBody<paths[Path]['post'], 'application/json'>;

/** The fields of a multipart form. A file is a `Blob`, or a `File` where it has a name. */
export type FormOf<Path extends UploadPath> = RequestBody<paths[Path]['post'], 'multipart/form-data'>;

/** The content of a successful envelope. `msg` is for the screens that show the server's message. */
export interface Answer<Data> {
  data: Data;
  msg: string;
}
