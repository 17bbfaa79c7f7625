import { description } from '../description.js';
import type { Interaction } from '../pact-file.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  in?: string;
  name?: string;
}

interface Bundle {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }
    >
  >;
}

const bundle = description as unknown as Bundle;

/** The names of all described fields of an operation's body and query. */
export function describedFields(method: string, path: string): string[] {
  const { parameters = [], requestBody } = bundle.paths[path]?.[method] ?? {};
  const inQuery = parameters.map(follow).filter((one) => one.in === 'query');
  const inBodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => namesIn(schema));
  return [...new Set([...inQuery.map(({ name = '' }) => name), ...inBodies])].toSorted();
}

export function takesFiles(method: string, path: string): boolean {
  return 'multipart/form-data' in (bundle.paths[path]?.[method]?.requestBody?.content ?? {});
}

function namesIn(schema: Schema): string[] {
  const { properties = {}, allOf = [], oneOf = [], anyOf = [] } = follow(schema);
  return [...Object.keys(properties), ...[...allOf, ...oneOf, ...anyOf].flatMap(namesIn)];
}

function follow<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.slice('#/'.length).split('/');
  const found = steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], bundle);
  return follow(found as Part);
}

/** The names of the fields that an interaction sends in its body, its form or its query. */
export function sentFields({ request }: Interaction): string[] {
  const { query = {}, body } = request;
  const inQuery = Object.keys(query);
  if (body === undefined) return inQuery;
  if (typeof body.content === 'object') return [...inQuery, ...Object.keys(body.content)];
  const form = Buffer.from(body.content, 'base64').toString();
  return [...inQuery, ...[...form.matchAll(/form-data; name="(\w+)"/g)].map(([, name = '']) => name)];
}

export function isForm({ request }: Interaction): boolean {
  return request.body !== undefined && typeof request.body.content === 'string';
}
