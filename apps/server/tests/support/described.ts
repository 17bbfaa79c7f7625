import { readDescription } from '../../src/description.js';
import type { OperationId } from '../../src/shared/operation.js';
import { type OperatorRole, operatorRoles } from '../../src/shared/operator-role.js';

/** The keywords of a schema that the tests of all operations read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
  examples?: Examples;
}

/** By the name of the answer that they lead to. */
type Examples = Record<string, { value: unknown } | undefined>;

interface DescribedOperation {
  operationId: OperationId;
  'x-permission': Permission;
  'x-codes': number[];
  parameters?: Parameter[];
  requestBody?: {
    content: Record<string, { schema: Schema; examples?: Examples }>;
  };
  responses: {
    200: { content: { 'application/json': { examples: Record<string, { $ref?: string; value: unknown }> } } };
  };
}

/** Those of the desk are for operators, the others for readers. */
export type Permission = ReaderPermission | DeskPermission;
type ReaderPermission = 'visitor' | 'user' | 'student' | 'teacher';
export type DeskPermission = 'operator' | OperatorRole;

export function isOfDesk(permission: Permission): permission is DeskPermission {
  return permission === 'operator' || operatorRoles.some((role) => role === permission);
}

export interface Field {
  name: string;
  isRequired: boolean;
  /** Its schema and the schemas of its `allOf`, the outermost first. */
  layers: Schema[];
}

export interface Described {
  operationId: OperationId;
  method: 'get' | 'post';
  permission: Permission;
  codes: readonly number[];
  /** Where its fields are sent. `none`: it has no fields. */
  sends: 'none' | 'query' | 'json' | 'form';
  fields: Field[];
  /** Fields of the example request that succeeds. */
  example: Record<string, unknown>;
  /** Fields of the example request that is refused with 400, if there is one. */
  invalid?: Record<string, unknown>;
  answers: Record<string, unknown>;
}

const description = readDescription() as unknown as {
  paths: Record<string, Record<'get' | 'post', DescribedOperation>>;
};

/** All operations. Of several media types only the first is used. */
export const describedOperations: Described[] = Object.values(description.paths).flatMap((path) =>
  (Object.entries(path) as ['get' | 'post', DescribedOperation][]).map(([method, operation]) => ({
    operationId: operation.operationId,
    method,
    permission: operation['x-permission'],
    codes: operation['x-codes'],
    answers: Object.fromEntries(
      Object.entries(operation.responses[200].content['application/json'].examples).map(([name, example]) => [
        name,
        resolve(example).value,
      ]),
    ),
    ...(operation.requestBody === undefined ? queryOf(operation) : bodyOf(operation.requestBody)),
  })),
);

type Sent = Pick<Described, 'sends' | 'fields' | 'example' | 'invalid'>;

function queryOf({ parameters = [] }: DescribedOperation): Sent {
  const query = parameters.map((one) => resolve(one)).filter((one) => one.in === 'query');
  const exampleOf = (answer: string) =>
    Object.fromEntries(
      query.map(({ name, example, examples }) => [
        name,
        (examples?.[answer] ?? examples?.['success'])?.value ?? example ?? '',
      ]),
    );
  return {
    sends: query.length === 0 ? 'none' : 'query',
    fields: query.map(({ name, required, schema }) => ({
      name,
      isRequired: required === true,
      layers: layersOf(schema),
    })),
    example: exampleOf('success'),
    ...(query.some(({ examples }) => examples?.['invalid'] !== undefined) && {
      invalid: exampleOf('invalid'),
    }),
  };
}

function bodyOf({ content }: NonNullable<DescribedOperation['requestBody']>): Sent {
  const [[type, media] = []] = Object.entries(content);
  if (type === undefined || media === undefined) throw new Error('A body is described without a media type.');
  const layers = layersOf(media.schema);
  const required = new Set(layers.flatMap((layer) => layer.required ?? []));
  const properties = layers.flatMap((layer) => Object.entries(layer.properties ?? {}));
  return {
    sends: type === 'application/json' ? 'json' : 'form',
    fields: properties.map(([name, schema]) => ({
      name,
      isRequired: required.has(name),
      layers: layersOf(schema),
    })),
    example: (media.examples?.['success']?.value ?? {}) as Record<string, unknown>,
    ...(media.examples?.['invalid'] !== undefined && {
      invalid: media.examples['invalid'].value as Record<string, unknown>,
    }),
  };
}

function layersOf(schema: Schema): Schema[] {
  const resolved = resolve(schema);
  return [resolved, ...(resolved.allOf ?? []).flatMap(layersOf)];
}

function resolve<Node extends { $ref?: string }>(node: Node): Node {
  if (node.$ref === undefined) return node;
  const path = node.$ref.slice(2).split('/');
  const found = path.reduce<unknown>(
    (parent, name) => (parent as Record<string, unknown>)[name],
    description,
  );
  return resolve(found as Node);
}

export function isFile({ layers }: Field): boolean {
  const items = layers.flatMap(({ items }) => (items === undefined ? [] : layersOf(items)));
  return [...layers, ...items].some(({ format }) => format === 'binary');
}
