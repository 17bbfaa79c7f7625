/** What a reader has chosen on this device. */
import type { PaperZoom } from '@inkstone/ui/patterns/PaperViewer';

import { oneOf, storedJson, storedText } from './stored.js';

export const paperZoom = storedText<PaperZoom>('localStorage', 'paperZoom', (text) => {
  const share = Number(text);
  return share >= 0.5 && share <= 2 ? share : oneOf('width', 'page')(text);
});

/** The query code of a shop's application that was used last. An application takes days, so it outlives the tab. */
export const queryCode = storedText('localStorage', 'shopQueryCode', (text) => text);

/** The reader's own score, as typed. It is never sent. */
export const myScore = storedText('localStorage', 'myScore', (text) =>
  /^\d{1,3}$/.test(text) ? text : undefined,
);

export interface ReadyPapers {
  /** '1' for merged certificates, '0' for separate ones, '' while it was not chosen; as in the form. */
  merged: '' | '0' | '1';
  /** Ids of the papers that are ticked off. */
  ready: readonly string[];
}

export const readyPapers = storedJson<ReadyPapers>('localStorage', 'shopPapers', ({ merged, ready }) => ({
  merged: merged === '0' || merged === '1' ? merged : '',
  ready: Array.isArray(ready) ? ready.filter((id) => typeof id === 'string') : [],
}));

/** The dialog of the first visit has been shown in this session. */
export const firstVisitSeen = storedText('sessionStorage', 'firstVisitSeen', oneOf('1'));
