import { useState } from 'react';

import { keptLimit } from '../../lib/kept/kept-limit.js';
import type { KeptPaper } from '../../lib/kept/kept-cache.js';
import { listKept, removeKept } from '../../lib/kept/kept-papers.js';
import { limitInBytes, usedBytes } from './use-kept-papers.js';

/** What does not fit, what of the limit is left, in bytes, and what could go. */
export interface Room {
  needed: number;
  free: number;
  papers: readonly KeptPaper[];
}

/** The question where the limit of the reader has no room for papers. */
export interface RoomQuestion {
  room: Room | undefined;
  /** Asks, and answers `false`, where so many bytes of these papers have no room. */
  fits: (needed: number, ids: readonly number[]) => Promise<boolean>;
  close: () => void;
  /** Removes what was chosen, and keeps the papers then. */
  makeRoom: (ids: readonly number[]) => Promise<void>;
  /** Keeps them within a larger limit. */
  enlarge: (limit: ReturnType<typeof keptLimit.read>) => void;
}

/** @param again keeps the papers */
export function useRoom(again: () => void): RoomQuestion {
  const [room, setRoom] = useState<Room>();
  return {
    room,
    fits: async (needed, ids) => {
      const papers = (await listKept()).filter(({ id }) => !ids.includes(id));
      const free = limitInBytes() - usedBytes(papers);
      setRoom(needed > free ? { needed, free, papers } : undefined);
      return needed <= free;
    },
    close: () => setRoom(undefined),
    makeRoom: async (ids) => {
      setRoom(undefined);
      await removeKept(ids);
      again();
    },
    enlarge: (limit) => {
      keptLimit.write(limit);
      setRoom(undefined);
      again();
    },
  };
}
