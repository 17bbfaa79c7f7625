import type { WayOut } from '@inkstone/ui/patterns/NoMatch';
import { PaperList } from '@inkstone/ui/patterns/PaperList';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';
import { Suspense, type ReactNode } from 'react';

import { preloadable } from '../../../lib/preloadable.js';
import { MOST_CHOSEN } from '../../../lib/session/chosen-papers.js';
import { ListPage } from '../../../kits/list/ListPage.js';
import { NoTitle } from './ListenBig.styles.js';
import { PaperControls, type PaperControlsProps } from './PaperControls.js';

const PaperChoices = preloadable(
  async () => (await import('@inkstone/ui/patterns/PaperChoices')).PaperChoices,
);

export interface ListenBigViewProps extends PaperControlsProps {
  title: string;
  /** The conditions, with how many papers there are without each of them. */
  ways: readonly WayOut[];
  /** The paper that the person comes back from. */
  lastSeenId: number | undefined;
  onOpen: (id: number) => void;
  favouriteBusyId: number | undefined;
  onToggleFavourite: (id: number) => void;
  /** What was found inside papers; undefined where nothing is sought there. */
  inside?: ReactNode;
  /** What is done with several papers, while they are being chosen. */
  several?: ReactNode;
}

export function ListenBigView({
  title,
  ways,
  lastSeenId,
  onOpen,
  favouriteBusyId,
  onToggleFavourite,
  inside,
  several,
  ...controls
}: ListenBigViewProps) {
  const { papers, filters, choice } = controls;
  function toRow(paper: Paper): Paper {
    return { ...paper, lastSeen: paper.id === lastSeenId, favouriteBusy: paper.id === favouriteBusyId };
  }
  return (
    // The bar stays in sight as long as the list is.
    <div>
      <ListPage
        title={title}
        list={papers}
        searchPlace="papers"
        filters={filters}
        noun="试卷"
        unit="份"
        controls={<PaperControls {...controls} />}
        ways={ways}
        notFound={
          (controls.insideCount ?? 0) > 0 ? (
            <NoTitle>标题里没有这几个字，下面的试卷里有。</NoTitle>
          ) : undefined
        }
        below={inside}
      >
        {(items) =>
          choice.papers !== undefined && items !== undefined ? (
            <Suspense fallback={<PaperList papers={[]} loading skeletonRows={papers.pageSize} />}>
              <PaperChoices
                papers={items}
                chosen={choice.papers.map(({ id }) => id)}
                most={MOST_CHOSEN}
                onChoose={choice.choose}
              />
            </Suspense>
          ) : (
            <PaperList
              papers={items?.map(toRow) ?? []}
              loading={items === undefined}
              skeletonRows={papers.pageSize}
              onToggleFavourite={onToggleFavourite}
              onOpen={onOpen}
            />
          )
        }
      </ListPage>
      {several}
    </div>
  );
}
