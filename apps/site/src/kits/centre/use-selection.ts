import { useState } from 'react';

interface Selection {
  chosen: ReadonlySet<number>;
  choose: (id: number, on: boolean) => void;
  chooseAll: (on: boolean) => void;
}

/**
 * The selected items of a page of a list.
 *
 * @param shown ids on the page; an id that is not shown any more is not selected either
 */
export function useSelection(shown: readonly number[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    chosen: new Set(shown.filter((id) => ids.has(id))),
    choose: (id, on) => {
      setIds(new Set([...ids].filter((other) => other !== id).concat(on ? id : [])));
    },
    chooseAll: (on) => {
      setIds(new Set(on ? shown : []));
    },
  };
}
