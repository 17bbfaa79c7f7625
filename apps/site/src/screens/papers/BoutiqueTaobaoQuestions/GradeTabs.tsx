import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { LinkMore } from '@inkstone/ui/components/LinkMore';
import { formatCount } from '@inkstone/ui/format';
import { PaperList } from '@inkstone/ui/patterns/PaperList';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';
import { useId, useState } from 'react';

import { paths } from '../../../lib/config/paths.js';
import { All, Grades, Papers, Title } from './BoutiqueTaobaoQuestions.styles.js';
import type { GradeTab } from './model.js';

export interface GradeTabsProps {
  tabs: readonly GradeTab[];
  firstTab: string;
  loading: boolean;
  favouriteBusyId: number | undefined;
  onToggleFavourite: (id: number) => void;
}

const TITLE = '各年级试卷';
const ROWS = 8;

/** The newest papers of the six grades before an exam. */
export function GradeTabs({ tabs, firstTab, loading, favouriteBusyId, onToggleFavourite }: GradeTabsProps) {
  const titleId = useId();
  // None until one is chosen: with the login the user's own grade opens.
  const [chosen, setChosen] = useState<string>();
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs.find(({ id }) => id === firstTab);
  return (
    <section aria-labelledby={titleId}>
      {tab === undefined ? (
        <>
          <SectionHeading title={TITLE} id={titleId} />
          <PaperList papers={[]} loading={loading} skeletonRows={ROWS} />
        </>
      ) : (
        <Grades
          label="年级"
          tabs={tabs}
          value={tab.id}
          onChange={setChosen}
          lead={<Title id={titleId}>{TITLE}</Title>}
          $stage={tab.stage}
        >
          <Papers
            papers={tab.papers.map((paper) => ({ ...paper, favouriteBusy: paper.id === favouriteBusyId }))}
            onToggleFavourite={onToggleFavourite}
            empty={
              <EmptyState
                title={`${tab.label}还没有试卷`}
                action={<Button href={paths.listenBig.href({})}>看全部年级</Button>}
                compact
              />
            }
          />
          {tab.papers.length > 0 && (
            <All>
              <LinkMore href={tab.href}>{`全部 ${formatCount(tab.count)} 份${tab.label}试卷`}</LinkMore>
            </All>
          )}
        </Grades>
      )}
    </section>
  );
}
