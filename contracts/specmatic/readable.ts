import type { Bundle, Schema } from './by-status.js';
import { heldFields } from './held.js';

/**
 * Says what Specmatic cannot read in words that it can. For questions of its own making, what the description says
 * in words alone stays as it is in the example of success; the examples themselves need no such narrowing.
 */
export function readable(bundle: Bundle, questions: 'examples' | 'generated'): Bundle {
  const copy = structuredClone(bundle);
  for (const operation of Object.values(copy.paths).flatMap((path) => Object.values(path))) {
    // A strange fingerprint is ignored on purpose: it is no reason to refuse a page.
    const { operationId, parameters, requestBody } = operation;
    if (parameters !== undefined)
      operation.parameters = parameters.filter(({ $ref = '' }) => !$ref.endsWith('/Fingerprint'));
    // Of several media types the first has the examples.
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

/** A shape that has a name is copied: what is changed for one operation is changed for no other. */
function ownSchema({ $ref, ...schema }: Schema, { components }: Bundle): Schema {
  if ($ref === undefined) return schema;
  return structuredClone(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
}

/**
 * The field stays as it is in the example, or is not sent where the example has none: Specmatic changes a value
 * only to one that the schema names, so a schema that names nothing but the type keeps it.
 */
function hold(schema: Schema, name: string, example: Record<string, unknown>): void {
  const { properties = {}, required = [] } = schema;
  if (properties[name] === undefined) throw new Error(`There is no field ${name} to be held.`);
  if (name in example) properties[name] = { type: typeof example[name] };
  else if (required.includes(name)) throw new Error(`The example has no ${name}.`);
  else Reflect.deleteProperty(properties, name);
}

/** Conditions that the example meets become plain demands, and what they depend on stays as it is there. */
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

/** Specmatic takes a pattern for the whole text, knows no look-ahead, and takes a slash in front for a delimiter. */
function loosenPattern(schema: Schema): void {
  const { pattern } = schema;
  if (typeof pattern !== 'string') return;
  const isWhole = pattern.startsWith('^') && pattern.endsWith('$');
  if (isWhole) schema.pattern = pattern.replaceAll(/\(\?=[^)]*\)/g, '').replace(/^\^\//, '^[/]');
  else delete schema.pattern;
}

/** Specmatic takes a part of `allOf` without a type for an object, also where it only describes. */
function dropRemarks(schema: Schema): void {
  const demands = (part: Schema) =>
    Object.keys(part).some((word) => !/^(title|description|x-.*)$/.test(word));
  if (schema.allOf !== undefined) schema.allOf = schema.allOf.filter(demands);
}

/** Specmatic wants all choices to be of one type. */
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
