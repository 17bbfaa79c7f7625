import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';

import type * as z from '../rules/zod.js';
import type { FormSchema } from './form-schema.js';

/**
 * Holds the fields to the rules that apply to them as they are filled in. Fields that the rules do not name are
 * handed on as they are, so that what another tab of the form holds is not lost.
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

/** The library types a resolver for rules over all fields; these may cover a part. */
function partial<Fields extends FieldValues>(schema: z.ZodMiniType): Resolver<Fields> {
  return zodResolver(schema as z.ZodMiniType<FieldValues, FieldValues>) as unknown as Resolver<Fields>;
}
