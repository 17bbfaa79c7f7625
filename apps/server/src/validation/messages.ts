import type { ErrorObject } from 'ajv';
import type { FieldError } from '../errors/refusal.js';

export interface FieldSchema {
  title?: string;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  allOf?: FieldSchema[];
  /** `required`: for a missing or empty field; `invalid`: for any other error. */
  'x-messages'?: { required?: string; invalid?: string };
}

const typeNames: Readonly<Record<string, string>> = {
  integer: '整数',
  number: '数字',
  string: '文字',
  boolean: '是或否',
  array: '列表',
  object: 'JSON 对象',
};

const unspecific = '提交的内容不符合要求';

interface Failure extends FieldError {
  /** `oneOf` and `anyOf` report an error for every branch and one for themselves. Only the latter is shown. */
  summary: boolean;
}

/**
 * One message for each invalid field, in the order of the description, which is that of the form on the page.
 * @param found errors of Ajv
 * @param ofForm errors of the form's rules, on other fields
 */
export function toFieldErrors(
  found: readonly ErrorObject[],
  schema: FieldSchema,
  ofForm: readonly FieldError[] = [],
): [FieldError, ...FieldError[]] {
  const byField = new Map<string, Failure>();
  for (const failure of found.map((error) => describe(error, schema))) {
    const known = byField.get(failure.field);
    if (known === undefined || (failure.summary && !known.summary)) byField.set(failure.field, failure);
  }
  const order = propertyNames(schema);
  const positionOf = ({ field }: FieldError): number => {
    const index = order.indexOf(field.split('.')[0] ?? '');
    return index === -1 ? order.length : index;
  };
  const ofDescription = [...byField.values()].map(({ field, message }) => ({ field, message }));
  const [first, ...rest] = [...ofDescription, ...ofForm].sort(
    (one, other) => positionOf(one) - positionOf(other),
  );
  return [first ?? { field: '', message: unspecific }, ...rest];
}

function propertyNames(schema: FieldSchema): string[] {
  return [...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(propertyNames)];
}

/** Such as `photos.1`; '' for the whole body. */
export function fieldOf(error: ErrorObject): string {
  return pathOf(error).join('.');
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string[] {
  const path = instancePath.split('/').slice(1);
  const { missingProperty, additionalProperty } = params as Record<string, unknown>;
  if (keyword === 'required') path.push(String(missingProperty));
  if (keyword === 'additionalProperties') path.push(String(additionalProperty).slice(0, 40));
  return path;
}

function describe(error: ErrorObject, root: FieldSchema): Failure {
  const summary = error.keyword === 'anyOf' || error.keyword === 'oneOf';
  const texts = { ...textsOf(root, pathOf(error)), ...textsOfCondition(error) };
  const isMissing = error.keyword === 'required' || isBlank(error.data);
  const message = isMissing ? whenMissing(texts) : whenInvalid(error, texts);
  return { field: fieldOf(error), message, summary };
}

/** Forms send an empty text then. */
export function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

interface FieldTexts {
  name: string;
  required?: string;
  invalid?: string;
}

/** Texts of the field's own schema win over a shared schema's. */
function textsOf(root: FieldSchema, path: readonly string[]): FieldTexts {
  let schemas = layers(root);
  for (const step of path) {
    schemas = schemas.flatMap((schema) => [schema.properties?.[step], schema.items].flatMap(layers));
  }
  const messages = schemas.flatMap((schema) => schema['x-messages'] ?? []);
  const name = schemas.find((schema) => schema.title !== undefined)?.title ?? path.at(-1) ?? '提交的内容';
  const required = messages.find((one) => one.required !== undefined)?.required;
  const invalid = messages.find((one) => one.invalid !== undefined)?.invalid;
  return { name, ...(required !== undefined && { required }), ...(invalid !== undefined && { invalid }) };
}

/** A condition may have messages of its own: filters exclude each other. */
function textsOfCondition({ schemaPath, parentSchema }: ErrorObject): Partial<FieldTexts> {
  return schemaPath.includes('/then/')
    ? ((parentSchema as FieldSchema | undefined)?.['x-messages'] ?? {})
    : {};
}

function layers(schema: FieldSchema | undefined): FieldSchema[] {
  return schema === undefined ? [] : [schema, ...(schema.allOf ?? []).flatMap(layers)];
}

function whenMissing({ name, required, invalid }: FieldTexts): string {
  return required ?? invalid ?? `请填写${name}`;
}

function whenInvalid(error: ErrorObject, { name, invalid }: FieldTexts): string {
  if (invalid !== undefined) return invalid;
  const params = error.params as Record<string, unknown>;
  const limit = String(params['limit']);
  switch (error.keyword) {
    case 'type':
      return `${name}应为${[params['type']]
        .flat()
        .map((type) => typeNames[String(type)] ?? String(type))
        .join('或')}`;
    case 'additionalProperties':
      return `不认识的字段“${name}”`;
    case 'minLength':
      return `${name}至少${limit}个字`;
    case 'maxLength':
      return `${name}最多${limit}个字`;
    case 'minimum':
      return `${name}不得小于${limit}`;
    case 'maximum':
      return `${name}不得大于${limit}`;
    case 'pattern':
    case 'format':
      return `${name}格式错误`;
    case 'maxItems':
      return `${name}最多${limit}项`;
    case 'uploadedFile':
      return error.message ?? `${name}有误`;
    default:
      return `${name}不符合要求`;
  }
}
