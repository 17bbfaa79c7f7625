import type { Paper } from '@inkstone/ui/patterns/PaperRow';
import { useState } from 'react';

import { useHydrated } from '../../../lib/hooks/use-hydrated.js';
import { chosenPapers, MOST_CHOSEN } from '../../../lib/session/chosen-papers.js';

export interface Choice {
  /** In the order in which they were chosen; `undefined` while no papers are being chosen. */
  papers: readonly Paper[] | undefined;
  begin: () => void;
  /** Leaves the choosing, and forgets what was chosen. */
  end: () => void;
  choose: (paper: Paper, chosen: boolean) => void;
  /** Chooses papers beside those that are chosen, as many as may be. */
  add: (papers: readonly Paper[]) => void;
  set: (papers: readonly Paper[]) => void;
}

/** The choice of several papers in the list. */
export function useChoice(): Choice {
  const [before] = useState(() => chosenPapers.read()?.papers);
  const [changed, setChanged] = useState<{ papers: readonly Paper[] | undefined }>();
  // The server renders the list without a choice.
  const kept = useHydrated() ? before : undefined;
  const papers = changed === undefined ? kept : changed.papers;

  function set(next: readonly Paper[] | undefined) {
    chosenPapers.write(next && { papers: next });
    setChanged({ papers: next });
  }

  function add(more: readonly Paper[]) {
    const before = papers ?? [];
    const others = more.filter(({ id }) => before.every((paper) => paper.id !== id));
    set([...before, ...others].slice(0, MOST_CHOSEN));
  }

  return {
    papers,
    begin: () => set([]),
    end: () => set(undefined),
    choose: (paper, chosen) => {
      if (chosen) add([paper]);
      else set((papers ?? []).filter(({ id }) => id !== paper.id));
    },
    add,
    set,
  };
}
