import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

type Example = { value: unknown } | { $ref: string };

interface Content {
  'application/json': { examples: Record<string, Example> };
}

interface Operation {
  operationId: string;
  parameters: { name?: string; examples?: Record<string, Example> }[];
  /** By media type. The example of a file is its name. */
  requestBody?: { content: Record<string, { examples?: Record<string, Example> }> };
  responses: { 200: { content: Content } };
}

interface Bundle {
  components: { examples: Record<string, { value: unknown }> };
  paths: Record<string, Record<string, Operation>>;
}

const bundle = JSON.parse(readFileSync(new URL('../dist/openapi.json', import.meta.url), 'utf8')) as Bundle;
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(bundle, 'openapi');

function pointer(...parts: (string | number)[]): string {
  return parts
    .map((part) => `/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}

function errorsOf(value: unknown, ...parts: (string | number)[]): unknown {
  const validate = ajv.getSchema(`openapi#${pointer(...parts)}`);
  if (validate === undefined) throw new Error(`There is no schema at ${parts.join(' ')}.`);
  return validate(value) === true ? null : validate.errors;
}

function valueOf(example: Example): unknown {
  if ('value' in example) return example.value;
  const name = example.$ref.slice(example.$ref.lastIndexOf('/') + 1);
  return bundle.components.examples[name]?.value;
}

interface Shown {
  what: string;
  name: string;
  value: unknown;
  schema: (string | number)[];
}

function named(
  examples: Record<string, Example> | undefined,
  what: string,
  schema: (string | number)[],
): Shown[] {
  return Object.entries(examples ?? {}).map(([name, example]) => ({
    what: `${what} ${name}`,
    name,
    value: valueOf(example),
    schema,
  }));
}

const operations = Object.entries(bundle.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ at: ['paths', path, method], operation })),
);

const asked = operations.flatMap(({ at, operation }) => [
  ...Object.entries(operation.requestBody?.content ?? {}).flatMap(([mediaType, { examples }]) =>
    named(examples, `${operation.operationId} ${mediaType}`, [
      ...at,
      ...['requestBody', 'content', mediaType, 'schema'],
    ]),
  ),
  ...operation.parameters.flatMap(({ name = '', examples }, index) =>
    named(examples, `${operation.operationId} ${name}`, [...at, 'parameters', index, 'schema']),
  ),
]);

const answered = operations.flatMap(({ at, operation }) =>
  named(operation.responses[200].content['application/json'].examples, operation.operationId, [
    ...at,
    ...['responses', '200', 'content', 'application/json', 'schema'],
  ]),
);

describe('an example of a request', () => {
  it.each(asked.filter(({ name }) => name !== 'invalid'))(
    'matches its schema: $what',
    ({ value, schema }) => {
      expect(errorsOf(value, ...schema)).toBeNull();
    },
  );

  it.each(asked.filter(({ name }) => name === 'invalid'))(
    'is refused as described: $what',
    ({ value, schema }) => {
      expect(errorsOf(value, ...schema)).not.toBeNull();
    },
  );
});

describe('an example of an answer', () => {
  it.each(answered)('matches its schema: $what', ({ value, schema }) => {
    expect(errorsOf(value, ...schema)).toBeNull();
  });
});
