import type { Operation } from '../description.js';

/** The keywords of a schema that are used here; others are passed on unchanged. */
export interface Schema {
  $ref?: string;
  type?: unknown;
  const?: unknown;
  enum?: unknown[];
  pattern?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  if?: Schema;
  then?: Schema;
}

type Examples = Record<string, { value?: Record<string, unknown> }>;

interface MediaType {
  schema: Schema;
  examples?: Examples;
}

interface DescribedOperation {
  operationId: Operation['operationId'];
  'x-codes': number[];
  parameters?: { $ref?: string; in?: string; examples?: Examples }[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, { description: string; content: { 'application/json': MediaType } }>;
}

/** The parts of the bundled description that are used here. */
export interface Bundle {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** Maps a code of the envelope to an HTTP status. */
export type StatusOf = (code: number) => number;

/** The status equals the code; -1, which is no HTTP status, becomes 401. */
export function everyCodeItsStatus(code: number): number {
  return code === -1 ? 401 : code;
}

/** Only a refused input has a status of its own; all other answers have the status 200. */
export function refusedInputAs400(code: number): number {
  return code === 400 ? 400 : 200;
}

/** The names of the examples, by code. A request has the same name as its answer. */
const codeOfExample: Readonly<Record<string, number>> = {
  success: 200,
  unauthenticated: -1,
  invalid: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  expired: 410,
  incorrect: 422,
  unconfirmed: 428,
  tooOften: 429,
};

/**
 * A copy of the description for a tool that distinguishes answers by their HTTP status: each answer under 200 moves to
 * the status that `statusOf` returns for its code.
 * @param keep names of the examples to keep
 */
export function byStatus(bundle: Bundle, statusOf: StatusOf, keep: (example: string) => boolean): Bundle {
  const copy = structuredClone(bundle);
  for (const operation of Object.values(copy.paths).flatMap((path) => Object.values(path))) {
    operation.responses = responsesByStatus(operation, copy, statusOf, keep);
    const asked = [...(operation.parameters ?? []), ...Object.values(operation.requestBody?.content ?? {})];
    for (const part of asked) if (part.examples !== undefined) part.examples = select(part.examples, keep);
  }
  return copy;
}

function responsesByStatus(
  operation: DescribedOperation,
  bundle: Bundle,
  statusOf: StatusOf,
  keep: (example: string) => boolean,
): DescribedOperation['responses'] {
  const described = operation.responses['200']?.content['application/json'];
  if (described === undefined) throw new Error('An operation without an answer under 200.');
  const { oneOf = [described.schema] } = described.schema;
  const statuses = new Set(operation['x-codes'].map(statusOf));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const answers = oneOf.filter((answer) => statusOf(codeOf(answer, bundle)) === status);
      const [only = {}] = answers;
      const schema = answers.length === 1 ? only : { oneOf: answers };
      const isHere = (name: string) => keep(name) && statusOf(codeOfExample[name] ?? 0) === status;
      const content = { schema, examples: select(described.examples, isHere) };
      return [String(status), { description: String(status), content: { 'application/json': content } }];
    }),
  );
}

function select(examples: Examples | undefined, keep: (name: string) => boolean): Examples {
  return Object.fromEntries(Object.entries(examples ?? {}).filter(([name]) => keep(name)));
}

/** The `code` in the schema of an answer; 0 if it has none. */
function codeOf({ $ref, allOf = [], properties }: Schema, bundle: Bundle): number {
  if ($ref !== undefined)
    return codeOf(bundle.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, bundle);
  const own = properties?.['code']?.const;
  if (typeof own === 'number') return own;
  return allOf.map((part) => codeOf(part, bundle)).find((code) => code !== 0) ?? 0;
}
