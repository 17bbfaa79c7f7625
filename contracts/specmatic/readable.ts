import type { Bundle, Schema } from './by-status.js';
import { heldFields } from './held.js';

/**
 * Rewrites schemas that Specmatic cannot read. For generated requests, fields whose rules are only in the text of the
 * description keep the value of the example of success. The examples themselves do not need that.
 */
export function readable(bundle: Bundle, questions: 'examples' | 'generated'): Bundle {
  const copy = structuredClone(bundle);
  for (const operation of Object.values(copy.paths).flatMap((path) => Object.values(path))) {
    // An invalid fingerprint is ignored on purpose, because it is no reason to refuse a page.
    const { operationId, parameters, requestBody } = operation;
    if (parameters !== undefined)
      operation.parameters = parameters.filter(({ $ref = '' }) => !$ref.endsWith('/Fingerprint'));
    // Of several media types, the first has the examples.
    const [[type, media] = []] = Object.entries(requestBody?.content ?? {});
    if (requestBody === undefined || type === undefined || media === undefined) continue;
    const schema = ownSchema(media.schema, copy);
    requestBody.content = { [type]: { ...media, schema } };
    const example = media.examples?.['success']?.value ?? {};
    if (questions === 'generated') {
      decide(schema, example);
      for (const name of heldFields[operationId] ?? []) hold(schema, name, example);
    }
    withoutConditions(schema);
  }
  visit(copy);
  return copy;
}

/** Copies a named schema, so that a change for one operation does not affect the others. */
function ownSchema({ $ref, ...schema }: Schema, { components }: Bundle): Schema {
  if ($ref === undefined) return schema;
  return structuredClone(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
}

/**
 * Keeps the field at the value of the example, or removes it if the example has none. Specmatic only uses values that the
 * schema names, so a schema with nothing but the type keeps the value.
 */
function hold(schema: Schema, name: string, example: Record<string, unknown>): void {
  const { properties = {}, required = [] } = schema;
  if (properties[name] === undefined) throw new Error(`There is no field ${name} to keep.`);
  if (name in example) properties[name] = { type: typeof example[name] };
  else if (required.includes(name)) throw new Error(`The example has no ${name}.`);
  else Reflect.deleteProperty(properties, name);
}

/** Replaces conditions that the example fulfils by plain requirements, and keeps the fields on which they depend. */
function decide(schema: Schema, example: Record<string, unknown>): void {
  const conditions = [schema, ...(schema.allOf ?? [])].filter((part) => part.if !== undefined);
  const required = new Set(schema.required);
  for (const { if: when, then } of conditions) {
    for (const name of when?.required ?? []) {
      if (name in example && schema.properties?.[name] !== undefined) {
        hold(schema, name, example);
      }
    }
    if (!isMet(when, example)) continue;
    for (const name of then?.required ?? []) required.add(name);
    for (const [name, wanted] of Object.entries(then?.properties ?? {})) {
      if (wanted.enum !== undefined)
        schema.properties = { ...schema.properties, [name]: { enum: wanted.enum } };
    }
  }
  if (required.size > 0) schema.required = [...required];
}

function withoutConditions(schema: Schema): void {
  if (schema.allOf !== undefined) schema.allOf = schema.allOf.filter((part) => part.if === undefined);
  if (schema.allOf?.length === 0) delete schema.allOf;
  delete schema.if;
  delete schema.then;
}

function isMet(condition: Schema | undefined, example: Record<string, unknown>): boolean {
  return Object.entries(condition?.properties ?? {}).every(
    ([name, { const: only, enum: choices = [only] }]) => choices.includes(example[name]),
  );
}

function visit(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) {
    loosenPattern(node);
    splitChoices(node);
    dropRemarks(node);
  }
  Object.values(node).forEach(visit);
}

/** Specmatic matches a pattern with the whole text, supports no look-ahead, and reads a leading slash as a delimiter. */
function loosenPattern(schema: Schema): void {
  const { pattern } = schema;
  if (typeof pattern !== 'string') return;
  const isWhole = pattern.startsWith('^') && pattern.endsWith('$');
  if (isWhole) schema.pattern = pattern.replaceAll(/\(\?=[^)]*\)/g, '').replace(/^\^\//, '^[/]');
  else delete schema.pattern;
}

/** Specmatic reads a part of `allOf` without a type as an object, even if it only has a description. */
function dropRemarks(schema: Schema): void {
  const demands = (part: Schema) =>
    Object.keys(part).some((word) => !/^(title|description|x-.*)$/.test(word));
  if (schema.allOf !== undefined) schema.allOf = schema.allOf.filter(demands);
}

/** Specmatic requires all choices to have the same type. */
function splitChoices(schema: Schema): void {
  if (!Array.isArray(schema.enum) || schema.type !== undefined) return;
  const texts = schema.enum.filter((choice) => typeof choice === 'string');
  const numbers = schema.enum.filter((choice) => typeof choice === 'number');
  delete schema.enum;
  const kinds: Schema[] = [
    { type: 'integer', enum: numbers },
    { type: 'string', enum: texts },
  ];
  const used = kinds.filter((kind) => kind.enum?.length !== 0);
  if (used.length === 1) Object.assign(schema, used[0]);
  else schema.anyOf = used;
}
