export interface ValueSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  properties?: Record<string, ValueSchema>;
  anyOf?: readonly ValueSchema[];
  allOf?: readonly ValueSchema[];
}

type ConvertValue = (value: unknown) => unknown;
type ConvertFields = (values: unknown) => unknown;

/**
 * Converts ids, flags and page numbers of a valid input. An empty text becomes undefined; its key stays, so that a
 * handler can tell a cleared field from one that was not sent.
 * @param schemas with references resolved, one for each media type
 * @returns undefined where nothing is to be converted
 */
export function typedValues(schemas: readonly ValueSchema[]): ConvertFields | undefined {
  const conversions = new Map<string, ConvertValue>();
  for (const [name, schema] of schemas.flatMap(propertiesOf)) {
    const convert = conversionOf(schema);
    if (convert !== undefined) conversions.set(name, convert);
  }
  if (conversions.size === 0) return undefined;
  return (values) =>
    Object.fromEntries(
      Object.entries(values as object).map(([name, value]) => {
        const convert = conversions.get(name);
        return [name, convert === undefined ? value : convert(value)];
      }),
    );
}

export function propertyNames(schemas: readonly ValueSchema[]): string[] {
  return schemas.flatMap(propertiesOf).map(([name]) => name);
}

function propertiesOf(schema: ValueSchema): [string, ValueSchema][] {
  return [...Object.entries(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(propertiesOf)];
}

function conversionOf(schema: ValueSchema): ConvertValue | undefined {
  const { enum: values, anyOf = [], allOf = [] } = schema;
  if (values !== undefined && isNumberOrText(values.map((value) => typeof value))) {
    return values.every((value) => Number(value) === 0 || Number(value) === 1) ? toBoolean : toNumber;
  }
  if (isNumberOrText(anyOf.map(({ type }) => type))) return toNumber;
  return allOf.map(conversionOf).find((convert) => convert !== undefined);
}

function isNumberOrText(types: readonly unknown[]): boolean {
  return types.includes('string') && (types.includes('number') || types.includes('integer'));
}

function toBoolean(value: unknown): boolean {
  return Number(value) === 1;
}

function toNumber(value: unknown): number | undefined {
  return value === '' ? undefined : Number(value);
}
