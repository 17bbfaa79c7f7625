import type { ReactNode } from 'react';

import { paperCheckMessages as messages } from './messages.zh.js';
import { PaperNumber } from '../number/PaperNumber.styles.js';
import { List, Marked } from './MarkedFacts.styles.js';

interface MarkedFact {
  label: string;
  value: ReactNode;
  /** The number of the paper that must say the same. */
  paper?: number | undefined;
}

interface MarkedFactsProps {
  facts: readonly MarkedFact[];
  /** The number of the paper that is shown: what must agree with it is highlighted. */
  shownPaper?: number | undefined;
}

/** Data beside the papers that prove them: each fact has the number of its paper. */
export function MarkedFacts({ facts, shownPaper }: MarkedFactsProps) {
  return (
    <List>
      {facts.map(({ label, value, paper }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{paper !== undefined && paper === shownPaper ? <Marked>{value}</Marked> : value}</dd>
          {paper !== undefined && (
            <dd>
              <PaperNumber
                data-current={paper === shownPaper || undefined}
                role="img"
                aria-label={messages.agrees(paper)}
              >
                {paper}
              </PaperNumber>
            </dd>
          )}
        </div>
      ))}
    </List>
  );
}
