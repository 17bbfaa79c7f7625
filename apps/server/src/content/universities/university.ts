import type { UniversityType } from '../lookups/kinds.js';

/**
 * A real university. Every sentence must be true and stay true: no ranks, no figures that change each year.
 */
export interface University {
  name: string;
  /** Short name of the province. */
  province: string;
  /** The prefecture-level city of its main campus, as the city lookup spells it. */
  city: string;
  types: readonly UniversityType[];
  intro: string;
  /** Markup of text/html.ts. */
  body: string;
}
