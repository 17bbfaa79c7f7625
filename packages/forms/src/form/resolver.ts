import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';

import type * as z from '../rules/zod.js';
import type { FormSchema } from './form-schema.js';

/**
 * Validates the fields by the rules that apply to their current values. Fields without a rule are passed on unchanged,
 * so that the values of another tab are not lost.
 */
export function resolverOf<Fields extends FieldValues>(
  schemaOf: (fields: Fields) => FormSchema<Fields>,
): Resolver<Fields> {
  return async (fields, context, options) => {
    const resolve = partial<Fields>(schemaOf(fields));
    const resolved = await resolve(fields, context, options);
    return Object.keys(resolved.errors).length > 0
      ? resolved
      : { values: { ...fields, ...resolved.values }, errors: {} };
  };
}

/** The types of the library expect rules for all fields; these rules may cover only some. */
function partial<Fields extends FieldValues>(schema: z.ZodMiniType): Resolver<Fields> {
  return zodResolver(schema as z.ZodMiniType<FieldValues, FieldValues>) as unknown as Resolver<Fields>;
}
