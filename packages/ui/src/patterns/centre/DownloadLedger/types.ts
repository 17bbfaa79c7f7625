import type { Stage } from '../../types.js';

export interface LedgerRow {
  id: number;
  title: string;
  /** The page of what was downloaded; left out where there is none any more. */
  href?: string | undefined;
  /** One character on the drawn file. */
  glyph: string;
  /** The stage that colours it. */
  stage: Stage;
  /** The time of the download, in words. */
  note: string;
}
