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

  return {
    papers,
    begin: () => set([]),
    end: () => set(undefined),
    choose: (paper, chosen) => {
      const others = (papers ?? []).filter(({ id }) => id !== paper.id);
      set(chosen ? [...others, paper].slice(0, MOST_CHOSEN) : others);
    },
    set,
  };
}
