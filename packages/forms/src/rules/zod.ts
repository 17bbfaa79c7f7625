import { config } from 'zod/mini';

// Without this, zod tries to compile object schemas with `new Function`, and browsers report the attempt as a violation
// of the content security policy.
config({ jitless: true });

// Named exports instead of the object `z`: esbuild cannot tree-shake the object, and the page would load 80 KB, not 7.
export {
  array,
  boolean,
  custom,
  exactOptional,
  length,
  literal,
  maxLength,
  minLength,
  number,
  object,
  optional,
  overwrite,
  pipe,
  refine,
  regex,
  string,
  toUpperCase,
  transform,
  trim,
  union,
} from 'zod/mini';
export type { output, ZodMiniType } from 'zod/mini';
