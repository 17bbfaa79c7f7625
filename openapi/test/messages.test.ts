import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

interface Messages {
  required?: string;
  invalid?: string;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  'x-messages'?: Messages;
}

interface Bundle {
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
}

const bundle = JSON.parse(readFileSync(new URL('../dist/openapi.json', import.meta.url), 'utf8')) as Bundle;

/** A schema and all schemas that it includes, its own messages first: they win over those of a shared schema. */
function layers(schema: Schema | undefined): Schema[] {
  if (schema === undefined) return [];
  if (schema.$ref !== undefined) {
    return layers(bundle.components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]);
  }
  return [schema, ...(schema.allOf ?? []).flatMap(layers)];
}

function messageForMissing(operationId: string, field: string): string | undefined {
  const operation = Object.values(bundle.paths)
    .flatMap((path) => Object.values(path))
    .find((one) => one.operationId === operationId);
  return Object.values(operation?.requestBody?.content ?? {})
    .flatMap(({ schema }) => layers(schema))
    .flatMap((schema) => layers(schema.properties?.[field]))
    .flatMap((schema) => schema['x-messages']?.required ?? [])[0];
}

// The messages of all other fields in Spec B 5 are those of the rules in packages/forms.
it.each([
  ['uploadActivityFile', 'files', '请上传附件'],
  ['updateStudentApplication', 'files', '请上传附件'],
  ['updateUserInfo', 'avatar', '请上传头像'],
])('a missing file has the message of Spec B 5: %s %s', (operationId, field, message) => {
  expect(messageForMissing(operationId, field)).toBe(message);
});
