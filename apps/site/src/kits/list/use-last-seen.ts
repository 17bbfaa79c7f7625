import { useCallback } from 'react';
import { useLocation } from 'react-router';

/** The item that was opened last from each history entry of a list: a link to it makes an entry with another key. */
const openedFrom = new Map<string, number>();

export interface LastSeen {
  /** The item that the person comes back from; none on the first entry. */
  id: number | undefined;
  onOpen: (id: number) => void;
}

/** Remembers which item of a list was opened, so that the list can mark it after Back. */
export function useLastSeen(): LastSeen {
  const { key } = useLocation();
  const onOpen = useCallback((id: number) => void openedFrom.set(key, id), [key]);
  return { id: openedFrom.get(key), onOpen };
}
