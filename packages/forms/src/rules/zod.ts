import { config } from 'zod/mini';

// Zod would compile object schemas with `new Function`, which a content security policy forbids: the
// attempt alone is reported as a violation in every browser.
config({ jitless: true });

// By name and not as one object `z`, which some bundlers (esbuild) keep whole: 80 KB in place of 7.
export {
  array,
  boolean,
  custom,
  discriminatedUnion,
  exactOptional,
  length,
  literal,
  maxLength,
  minLength,
  number,
  object,
  optional,
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
