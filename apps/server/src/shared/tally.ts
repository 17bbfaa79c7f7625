export const figureNames = ['download', 'check', 'search', 'miss', 'error'] as const;
export type FigureName = (typeof figureNames)[number];

export interface Tallied {
  counts: ReadonlyMap<FigureName, number>;
  missed: ReadonlyMap<string, number>;
  read: ReadonlyMap<string, number>;
}

/** Counts in memory, so that no reader waits for it. A process that dies loses those of a minute. */
export interface Tally {
  add: (name: FigureName) => void;
  /** A search that found nothing. */
  miss: (words: string) => void;
  /** A page was read. */
  read: (path: string) => void;
  /** All that was counted since the last time. */
  take: () => Tallied;
}

/** Characters. */
const longestWords = 40;
/** In a minute; a robot that searches for nonsense must not fill the memory. */
const mostWords = 500;
/** In a minute, for the same reason. */
const mostPages = 5000;
/** A telephone number, an identity number, an address of mail: what a reader typed into the wrong field. */
const personal = /\d{7}|@/;

export function createTally(): Tally {
  let counts = new Map<FigureName, number>();
  let missed = new Map<string, number>();
  let read = new Map<string, number>();
  return {
    add(name) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    miss(given) {
      const words = given.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
      if (words === '' || words.length > longestWords || personal.test(words.replaceAll(/[ -]/g, ''))) return;
      if (missed.size < mostWords || missed.has(words)) missed.set(words, (missed.get(words) ?? 0) + 1);
    },
    read(path) {
      if (read.size < mostPages || read.has(path)) read.set(path, (read.get(path) ?? 0) + 1);
    },
    take() {
      const taken = { counts, missed, read };
      counts = new Map();
      missed = new Map();
      read = new Map();
      return taken;
    },
  };
}
