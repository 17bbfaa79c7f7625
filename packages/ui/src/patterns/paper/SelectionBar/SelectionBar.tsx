import type { ComponentProps, ReactNode } from 'react';

import { DotList } from '../../../components/DotList/index.js';
import { stageInk } from '../../cloth.js';
import { useActionBar } from '../../page/ActionBar/use-action-bar.js';
import type { Stage } from '../../types.js';
import { selectionBarMessages as messages } from './messages.zh.js';
import { Acts, Bar, Clear, Count, Fan, Facts, Inside, Sheet } from './SelectionBar.styles.js';

export interface SelectionBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  papers: readonly { id: number; subject: string; stage: Stage }[];
  /** What they are together, as far as it is known: 共 39 页, 约 18.6 MB. */
  facts: readonly string[];
  onClear: () => void;
  /** What is done with them, the main one last. */
  children: ReactNode;
}

/** How many sheets the fan shows. */
const SHEETS = 5;

/** The bar of what has been chosen in a list. On a phone it takes the place of the tabs. */
export function SelectionBar({ papers, facts, onClear, children, ...rest }: SelectionBarProps) {
  useActionBar();
  return (
    <Bar role="region" aria-label={messages.label} {...rest}>
      <Inside>
        <Fan aria-hidden="true">
          {papers.slice(-SHEETS).map(({ id, subject, stage }) => (
            <Sheet key={id} style={{ color: stageInk(stage) }}>
              {subject.slice(0, 1)}
            </Sheet>
          ))}
        </Fan>
        <div>
          <Count role="status">{papers.length === 0 ? messages.none : messages.count(papers.length)}</Count>
          {papers.length > 0 && (
            <Facts>
              <DotList words={[...facts, messages.counted]} />
            </Facts>
          )}
        </div>
        {papers.length > 0 && (
          <Clear type="button" onClick={onClear}>
            {messages.clear}
          </Clear>
        )}
        <Acts>{children}</Acts>
      </Inside>
    </Bar>
  );
}
