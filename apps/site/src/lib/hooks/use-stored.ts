import { useState, useSyncExternalStore } from 'react';

function neverChanges() {
  return () => undefined;
}

/**
 * A value that the browser keeps, and the one that has been chosen since. Hydration starts from the server's value.
 *
 * @param read a text, so that it is the same each time it is read
 */
export function useStored<T extends string>(read: () => T, served: T): [T, (value: T) => void] {
  const stored = useSyncExternalStore(neverChanges, read, () => served);
  const [chosen, setChosen] = useState<T>();
  return [chosen ?? stored, setChosen];
}
