import { useState } from 'react';

interface Selection {
  chosen: ReadonlySet<number>;
  choose: (id: number, on: boolean) => void;
  chooseAll: (on: boolean) => void;
}

/** The selected items of a page of a list. @param shown the ids on the page; others are not selected */
export function useSelection(shown: readonly number[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    chosen: new Set(shown.filter((id) => ids.has(id))),
    choose: (id, on) => setIds(new Set([...ids].filter((other) => other !== id).concat(on ? id : []))),
    chooseAll: (on) => setIds(new Set(on ? shown : [])),
  };
}
