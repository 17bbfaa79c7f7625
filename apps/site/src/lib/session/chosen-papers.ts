import type { Paper } from '@inkstone/ui/patterns/PaperRow';

import { storedJson } from '../device/stored.js';

/** As many as the server packs at once. */
export const MOST_CHOSEN = 50;

/** The papers chosen in the list; there is none while no papers are being chosen. It survives the login and other pages. */
export const chosenPapers = storedJson<{ papers: readonly Paper[] }>(
  'sessionStorage',
  'chosenPapers',
  ({ papers }) => (Array.isArray(papers) ? { papers: (papers as Paper[]).slice(0, MOST_CHOSEN) } : undefined),
);
