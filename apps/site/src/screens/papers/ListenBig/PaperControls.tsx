import type { PaperOrder } from '@inkstone/api/rules';
import { Checkbox } from '@inkstone/ui/components/Checkbox';
import type { FilterHandle } from '@inkstone/ui/components/FilterRows';
import { FilterSentence } from '@inkstone/ui/patterns/FilterSentence';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import { useRef } from 'react';

import type { ListFilter, ListModel } from '../../../kits/list/list-model.js';
import { ListFilters } from '../../../kits/list/ListFilters.js';
import { toBlanks } from './model.js';
import { Heading, Order } from './PaperControls.styles.js';

export interface PaperControlsProps {
  papers: ListModel<Paper>;
  filters: readonly ListFilter[];
  order: PaperOrder;
  /** Called when one of the two boxes is clicked. */
  onOrder: (box: keyof PaperOrder) => void;
  /** Removes one condition, by its name in the query. */
  onRemove: (id: string) => void;
}

const BOXES = [
  { box: 'is_new', label: '最新上传' },
  { box: 'is_recommended', label: '下载最多' },
] as const;

/** The filters of the papers, the sentence that reads them out, and the order of the list. */
export function PaperControls({ papers, filters, order, onOrder, onRemove }: PaperControlsProps) {
  const mobile = useMediaQuery(media.mobile);
  const handle = useRef<FilterHandle>(null);
  const rows = <ListFilters list={papers} filters={filters} unit="份" summary={false} handle={handle} />;
  return (
    <>
      {!mobile && rows}
      <Heading>
        <FilterSentence
          keyword={papers.search}
          blanks={toBlanks(filters, papers.choices)}
          noun="试卷"
          unit="份"
          count={papers.results.state === 'ready' && !papers.stale ? papers.results.data.count : undefined}
          onChoose={(id) => handle.current?.show(id)}
          // On a phone a blank always leads to its options, where 全部 removes the choice.
          onRemove={mobile ? undefined : onRemove}
          onRemoveKeyword={() => onRemove('search')}
          onClear={papers.onClear}
        />
        <Order>
          {BOXES.map(({ box, label }) => (
            <Checkbox key={box} checked={order[box] === 1} onChange={() => onOrder(box)}>
              {label}
            </Checkbox>
          ))}
          {mobile && rows}
        </Order>
      </Heading>
    </>
  );
}
