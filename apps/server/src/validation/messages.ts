import type { ErrorObject } from 'ajv';
import type { FieldError } from '../envelope.js';

/** The parts of a field's schema that its messages are made of. */
export interface FieldSchema {
  title?: string;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  allOf?: FieldSchema[];
  /** The description's own words: for a missing or empty field, and for anything else that is wrong with it. */
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
  /** oneOf and anyOf report every branch and then themselves; only the last is worth reading. */
  summary: boolean;
}

/** Input that does not match the description; the error handler turns it into a refusal of code 400. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';

  constructor(readonly fieldErrors: [FieldError, ...FieldError[]]) {
    super(fieldErrors[0].message);
  }
}

/**
 * Turns what Ajv found into one Chinese sentence a field, in the order in which the description lists the
 * fields: the first bad field is the first that a person sees.
 *
 * @param said what the form's rules say of the fields, if there is a form: more exactly than the description, which
 *   has one sentence for whatever is wrong; '' where they have no words
 */
export function toFieldErrors(
  found: readonly ErrorObject[],
  schema: FieldSchema,
  said: readonly FieldError[] = [],
): [FieldError, ...FieldError[]] {
  const byField = new Map<string, Failure>();
  // What a condition asks for is reported by itself; that the condition was not met says nothing to anybody.
  const failures = found.filter(({ keyword }) => keyword !== 'if');
  for (const failure of failures.map((error) => describe(error, schema))) {
    const known = byField.get(failure.field);
    if (known === undefined || (failure.summary && !known.summary)) byField.set(failure.field, failure);
  }
  for (const { field, message } of said) {
    const words = message === '' ? (byField.get(field)?.message ?? unspecific) : message;
    byField.set(field, { field, message: words, summary: true });
  }
  const order = propertyNames(schema);
  const place = ({ field }: FieldError): number => {
    const index = order.indexOf(field.split('.')[0] ?? '');
    return index === -1 ? order.length : index;
  };
  const [first, ...rest] = [...byField.values()]
    .map(({ field, message }) => ({ field, message }))
    .sort((one, other) => place(one) - place(other));
  return [first ?? { field: '', message: unspecific }, ...rest];
}

function propertyNames(schema: FieldSchema): string[] {
  return [...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(propertyNames)];
}

function describe(error: ErrorObject, root: FieldSchema): Failure {
  const path = error.instancePath.split('/').slice(1);
  const params = error.params as Record<string, unknown>;
  const summary = error.keyword === 'anyOf' || error.keyword === 'oneOf';
  if (error.keyword === 'required') path.push(String(params['missingProperty']));
  if (error.keyword === 'additionalProperties') path.push(String(params['additionalProperty']).slice(0, 40));
  const field = path.join('.');
  const words = { ...wordsOf(root, path), ...wordsOfCondition(error) };
  const isMissing = error.keyword === 'required' || isBlank(error.data);
  const message = isMissing ? whenMissing(words) : whenInvalid(error, params, words);
  return { field, message, summary };
}

/** A form sends what was not filled in as an empty text; one of blanks alone is no better. */
function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

interface Words {
  name: string;
  required?: string;
  invalid?: string;
}

/** The words of the schema at the path; those nearest to the field's own place win over a shared schema's. */
function wordsOf(root: FieldSchema, path: readonly string[]): Words {
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

/** What a condition asks of a field may be said in words of its own: an account is a phone number or an e-mail. */
function wordsOfCondition({ schemaPath, parentSchema }: ErrorObject): Partial<Words> {
  return schemaPath.includes('/then/')
    ? ((parentSchema as FieldSchema | undefined)?.['x-messages'] ?? {})
    : {};
}

function layers(schema: FieldSchema | undefined): FieldSchema[] {
  return schema === undefined ? [] : [schema, ...(schema.allOf ?? []).flatMap(layers)];
}

function whenMissing({ name, required, invalid }: Words): string {
  return required ?? invalid ?? `请填写${name}`;
}

function whenInvalid(error: ErrorObject, params: Record<string, unknown>, { name, invalid }: Words): string {
  if (invalid !== undefined) return invalid;
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
