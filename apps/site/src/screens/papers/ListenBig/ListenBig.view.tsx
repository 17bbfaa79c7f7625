import type { WayOut } from '@inkstone/ui/patterns/NoMatch';
import { PaperList } from '@inkstone/ui/patterns/PaperList';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';

import { ListPage } from '../../../kits/list/ListPage.js';
import { PaperControls, type PaperControlsProps } from './PaperControls.js';

export interface ListenBigViewProps extends PaperControlsProps {
  title: string;
  /** The conditions, with how many papers there are without each of them. */
  ways: readonly WayOut[];
  /** The paper that the person comes back from. */
  lastSeenId: number | undefined;
  onOpen: (id: number) => void;
  favouriteBusyId: number | undefined;
  onToggleFavourite: (id: number) => void;
}

export function ListenBigView({
  title,
  ways,
  lastSeenId,
  onOpen,
  favouriteBusyId,
  onToggleFavourite,
  ...controls
}: ListenBigViewProps) {
  const { papers, filters } = controls;
  function toRow(paper: Paper): Paper {
    return { ...paper, lastSeen: paper.id === lastSeenId, favouriteBusy: paper.id === favouriteBusyId };
  }
  return (
    <ListPage
      title={title}
      list={papers}
      searchPlace="papers"
      filters={filters}
      noun="试卷"
      unit="份"
      controls={<PaperControls {...controls} />}
      ways={ways}
    >
      {(items) => (
        <PaperList
          papers={items?.map(toRow) ?? []}
          loading={items === undefined}
          skeletonRows={papers.pageSize}
          onToggleFavourite={onToggleFavourite}
          onOpen={onOpen}
        />
      )}
    </ListPage>
  );
}
