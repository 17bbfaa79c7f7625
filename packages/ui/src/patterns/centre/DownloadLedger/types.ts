import type { Stage } from '../../types.js';

export interface LedgerRow {
  id: number;
  title: string;
  /** The page of the downloaded item; omitted if it no longer exists. */
  href?: string | undefined;
  /** One character on the drawn file. */
  glyph: string;
  /** The stage that determines its colour. */
  stage: Stage;
  /** Time of the download, as text. */
  note: string;
}
