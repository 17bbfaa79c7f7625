import type { PaperOrder } from '@inkstone/api/rules';
import { Button } from '@inkstone/ui/components/Button';
import { Checkbox } from '@inkstone/ui/components/Checkbox';
import type { FilterHandle } from '@inkstone/ui/components/FilterRows';
import { Icon } from '@inkstone/ui/components/Icon';
import { FilterSentence } from '@inkstone/ui/patterns/FilterSentence';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { ListFilter, ListModel } from '../../../kits/list/list-model.js';
import { ListFilters } from '../../../kits/list/ListFilters.js';
import { FoldedFilters } from './FoldedFilters.js';
import { Jumps } from './Jumps.js';
import { toBlanks } from './model.js';
import { Heading, Order, Several } from './PaperControls.styles.js';
import type { Choice } from './use-choice.js';

export interface PaperControlsProps {
  papers: ListModel<Paper>;
  filters: readonly ListFilter[];
  order: PaperOrder;
  /** Called when one of the two boxes is clicked. */
  onOrder: (box: keyof PaperOrder) => void;
  /** Removes one condition, by its name in the query. */
  onRemove: (id: string) => void;
  /** How many papers contain the keyword; undefined where it is not sought in them. */
  insideCount?: number | undefined;
  choice: Choice;
}

const BOXES = [
  { box: 'is_new', label: '最新上传' },
  { box: 'is_recommended', label: '下载最多' },
] as const;

/** The filters of the papers, the sentence that reads them out, and the order of the list. */
export function PaperControls({
  papers,
  filters,
  order,
  onOrder,
  onRemove,
  insideCount,
  choice,
}: PaperControlsProps) {
  const mobile = useMediaQuery(media.mobile);
  const handle = useRef<FilterHandle>(null);
  const rows = <ListFilters list={papers} filters={filters} unit="份" summary={false} handle={handle} />;
  const [unfolded, setUnfolded] = useState(false);
  const folds = papers.search !== '' && !unfolded;
  const count = papers.results.state === 'ready' && !papers.stale ? papers.results.data.count : undefined;
  function choose(id: string) {
    // The rows have to be there before one of them gets the focus.
    if (folds) flushSync(() => setUnfolded(true));
    handle.current?.show(id);
  }
  const sentence = (
    <FilterSentence
      keyword={papers.search}
      blanks={toBlanks(filters, papers.choices)}
      noun="试卷"
      unit="份"
      count={count}
      onChoose={choose}
      // On a phone a blank always leads to its options, where 全部 removes the choice.
      onRemove={mobile ? undefined : onRemove}
      onRemoveKeyword={() => onRemove('search')}
      onClear={papers.onClear}
    />
  );
  return (
    <>
      {!mobile &&
        (folds ? (
          <FoldedFilters
            filters={filters}
            choices={papers.choices}
            onUnfold={() => choose(filters[0]?.id ?? '')}
          />
        ) : (
          rows
        ))}
      <Heading>
        {mobile && insideCount !== undefined ? <Jumps titles={count} inside={insideCount} /> : sentence}
        <Order>
          {BOXES.map(({ box, label }) => (
            <Checkbox key={box} checked={order[box] === 1} onChange={() => onOrder(box)}>
              {label}
            </Checkbox>
          ))}
          <Several>
            {choice.papers === undefined ? (
              <Button
                size="sm"
                variant="quiet"
                startIcon={<Icon name="check-circle" />}
                onClick={choice.begin}
              >
                选多份
              </Button>
            ) : (
              <>
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() =>
                    choice.add(papers.results.state === 'ready' ? papers.results.data.items : [])
                  }
                >
                  全选
                </Button>
                <Button size="sm" onClick={choice.end}>
                  不选了
                </Button>
              </>
            )}
          </Several>
          {mobile && rows}
        </Order>
      </Heading>
    </>
  );
}
