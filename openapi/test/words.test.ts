import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { words, type Words } from './words.js';

interface Schema {
  $ref?: string;
  const?: number;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  if?: Schema;
  then?: Schema;
  'x-messages'?: Words;
}

interface Bundle {
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
}

const bundle = JSON.parse(readFileSync(new URL('../dist/openapi.json', import.meta.url), 'utf8')) as Bundle;

/** A schema and the schemas of its `allOf`. The own one is first, because its messages have priority. */
function layers(schema: Schema | undefined): Schema[] {
  if (schema === undefined) return [];
  if (schema.$ref !== undefined) {
    return layers(bundle.components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]);
  }
  return [schema, ...(schema.allOf ?? []).flatMap(layers)];
}

/** Whether the condition of the schema is that a field has a value, given as `type=1`. */
function asksFor({ if: condition }: Schema, text: string): boolean {
  const [field = '', value = ''] = text.split('=');
  return condition?.properties?.[field]?.const === Number(value);
}

function wordsOf(operationId: string, place: string): Words {
  const operation = Object.values(bundle.paths)
    .flatMap((path) => Object.values(path))
    .find((one) => one.operationId === operationId);
  const bodies = Object.values(operation?.requestBody?.content ?? {}).flatMap(({ schema }) => layers(schema));
  const [, field = '', condition] = /^(\w+)(?:\((.*)\))?$/.exec(place) ?? [];
  const schemas =
    condition === undefined ? bodies : bodies.filter((one) => asksFor(one, condition)).map((one) => one.then);
  const messages = schemas
    .flatMap((schema) => layers(schema?.properties?.[field]))
    .flatMap((schema) => schema['x-messages'] ?? []);
  const [required, invalid] = (['required', 'invalid'] as const).map(
    (kind) => messages.find((one) => one[kind] !== undefined)?.[kind],
  );
  return { ...(required !== undefined && { required }), ...(invalid !== undefined && { invalid }) };
}

const places = Object.entries(words).flatMap(([operation, fields]) =>
  Object.entries(fields).map(([place, expected]) => ({ operation, place, expected })),
);

describe('a field that is empty or wrong', () => {
  it.each(places)('has the message of the specification: $operation $place', (one) => {
    expect(wordsOf(one.operation, one.place)).toMatchObject(one.expected);
  });
});
