import { useId, type ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { PhraseText } from '../../../components/PhraseText/index.js';
import { Box, Mark } from '../../../components/Checkbox/Checkbox.styles.js';
import { List } from '../PaperList/PaperList.styles.js';
import { PaperMeta } from '../PaperRow/PaperMeta.js';
import type { Paper } from '../PaperRow/paper.js';
import * as styles from '../PaperRow/PaperRow.styles.js';
import { Choice, Full, Label } from './PaperChoices.styles.js';
import { paperChoicesMessages as messages } from './messages.zh.js';

export interface PaperChoicesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  papers: readonly Paper[];
  chosen: readonly number[];
  /** How many may be chosen. */
  most: number;
  onChoose: (paper: Paper, chosen: boolean) => void;
}

/** The rows of a list of papers as choices: the whole row is the label of its box. */
export function PaperChoices({ papers, chosen, most, onChoose, ...rest }: PaperChoicesProps) {
  const fullId = useId();
  const isFull = chosen.length >= most;
  return (
    <>
      <List aria-label={messages.group} {...rest}>
        {papers.map((paper) => {
          const isChosen = chosen.includes(paper.id);
          const isClosed = isFull && !isChosen;
          return (
            <li key={paper.id}>
              <Choice $chosen={isChosen}>
                <Mark>
                  <Box
                    type="checkbox"
                    checked={isChosen}
                    // Not `disabled`: it could not be focused, and nobody would learn why.
                    aria-disabled={isClosed || undefined}
                    aria-describedby={isClosed ? fullId : undefined}
                    aria-labelledby={`${fullId}-${String(paper.id)}`}
                    onChange={({ target }) => {
                      if (!isClosed) onChoose(paper, target.checked);
                    }}
                  />
                  <Icon name="check" size={16} />
                </Mark>
                <styles.Tile aria-hidden="true" $stage={paper.stage}>
                  {paper.subject.slice(0, 1)}
                </styles.Tile>
                <styles.Words>
                  <Label id={`${fullId}-${String(paper.id)}`}>
                    <PhraseText text={paper.title} />
                  </Label>
                  <PaperMeta paper={paper} />
                </styles.Words>
              </Choice>
            </li>
          );
        })}
      </List>
      <Full id={fullId} role="status">
        {isFull && messages.full(most)}
      </Full>
    </>
  );
}
