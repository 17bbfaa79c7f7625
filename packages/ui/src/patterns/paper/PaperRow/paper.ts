import type { Stage } from '../../types.js';

export interface Paper {
  id: number;
  title: string;
  href: string;
  /** Name of the subject; its first character is shown on the tile. */
  subject: string;
  stage: Stage;
  /** Grade, subject, region and type in this order; empty ones are left out. */
  meta: readonly string[];
  /** The year of the paper: 2026. */
  year?: string | undefined;
  /** As displayed, such as 2026-11-18. */
  date?: string | undefined;
  downloads: number;
  views?: number | undefined;
  /** Whether it is a favourite; undefined hides the button. */
  favourite?: boolean | undefined;
  /** The request of the favourite is running. */
  favouriteBusy?: boolean | undefined;
  /** The paper that was last opened from this list; marked on return. */
  lastSeen?: boolean | undefined;
}
