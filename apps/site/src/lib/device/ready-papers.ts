import { readDevice, writeDevice } from './device.js';

const KEY = 'shopPapers';

export interface ReadyPapers {
  /** '1' for merged certificates, '0' for separate ones, '' while it was not chosen; as in the form. */
  merged: '' | '0' | '1';
  /** Ids of the papers that are ticked off. */
  ready: readonly string[];
}

const NONE: ReadyPapers = { merged: '', ready: [] };

/** The list of papers as it was ticked off on this device. The entry may hold anything. */
export function readReadyPapers(): ReadyPapers {
  try {
    const { merged, ready } = JSON.parse(readDevice(KEY) ?? '{}') as Record<string, unknown>;
    return {
      merged: merged === '0' || merged === '1' ? merged : '',
      ready: Array.isArray(ready) ? ready.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return NONE;
  }
}

export function keepReadyPapers(papers: ReadyPapers): void {
  writeDevice(KEY, JSON.stringify(papers));
}

/** The choice of 三证合一, with which the form opens. */
export function keptMerged(): ReadyPapers['merged'] {
  return readReadyPapers().merged;
}
