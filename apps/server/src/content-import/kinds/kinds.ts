import type { Lookups } from '../lookups.js';
import { articleKind } from './article.js';
import type { Kind } from './kind.js';

/** All kinds of records, in an order that the foreign keys allow. */
export function kindsOf(lookups: Lookups): readonly Kind[] {
  return [articleKind(lookups)];
}
