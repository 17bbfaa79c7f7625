import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Icon } from '@inkstone/ui/components/Icon';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { PrintList } from '@inkstone/ui/patterns/PrintList';
import { useEffect } from 'react';

import type { Choice } from '../use-choice.js';
import { usePrinting } from './use-printing.js';

export interface PrintingProps {
  choice: Choice;
  onBack: () => void;
}

/** The chosen papers as a list to print. */
export function Printing({ choice, onBack }: PrintingProps) {
  const papers = choice.papers ?? [];
  const list = usePrinting(papers, choice.set);
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <PageColumn>
      <Button variant="quiet" startIcon={<Icon name="chevron-left" />} onClick={onBack}>
        回到选好的 {papers.length} 份
      </Button>
      <PageHeading title="打印清单" note={<p>按顺序排好，一次印完。清单自己也能印一张。</p>} />
      {papers.length === 0 ? (
        <EmptyState title="清单里没有试卷" action={<Button onClick={onBack}>回去选试卷</Button>} />
      ) : (
        <PrintList {...list} />
      )}
    </PageColumn>
  );
}
