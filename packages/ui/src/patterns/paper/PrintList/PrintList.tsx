import { useState, type ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Checkbox } from '../../../components/Checkbox/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { PhraseText } from '../../../components/PhraseText/index.js';
import { Stepper } from '../../../components/Stepper/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { sheetsOf, type Printed } from './count-sheets.js';
import { printListMessages as messages } from './messages.zh.js';
import { Act, Acts, Choices, Columns, Name, Number, Paper, Papers, Total } from './PrintList.styles.js';
import { PrintSlip } from './PrintSlip.js';

export interface PrintedPaper extends Printed {
  id: number;
  title: string;
}

export interface PrintListProps extends Omit<ComponentProps<'div'>, 'children'> {
  papers: readonly PrintedPaper[];
  /** On both sides of the sheets. */
  both: boolean;
  /** The list itself is printed first. */
  slip: boolean;
  /** The answers begin on a sheet of their own, and are printed once. */
  apart: boolean;
  /** 2026 年 11 月 25 日. */
  day: string;
  /** The number of the paper that is being fetched; undefined while nothing is printed. */
  printing?: number | undefined;
  onBoth: (both: boolean) => void;
  onSlip: (slip: boolean) => void;
  onApart: (apart: boolean) => void;
  /** @param to the new place, from 0 */
  onMove: (id: number, to: number) => void;
  onCopies: (id: number, copies: number) => void;
  onRemove: (id: number) => void;
  onPrint: () => void;
}

/** Papers to print in one go: their order, how many copies, and what it takes before it is printed. */
export function PrintList({
  papers,
  both,
  slip,
  apart,
  day,
  printing,
  onBoth,
  onSlip,
  onApart,
  onMove,
  onCopies,
  onRemove,
  onPrint,
  ...rest
}: PrintListProps) {
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const sheets = papers.reduce((sum, paper) => sum + sheetsOf(paper, both), slip ? 1 : 0);
  const isMore = papers.some(({ pages }) => pages === undefined);

  function move({ id, title }: PrintedPaper, to: number) {
    if (to < 0 || to >= papers.length) return;
    onMove(id, to);
    setSaid(messages.moved(title, to + 1));
  }

  return (
    <Columns {...rest}>
      <div>
        <Papers aria-label={messages.list}>
          {papers.map((paper, index) => {
            const { id, title, pages, copies } = paper;
            return (
              <Paper
                key={id}
                draggable
                data-dragged={dragged === id || undefined}
                onDragStart={() => setDragged(id)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => {
                  if (dragged === undefined) return;
                  event.preventDefault();
                  if (dragged !== id) onMove(dragged, index);
                }}
              >
                <Number aria-hidden="true">{index + 1}</Number>
                <Name>
                  <b>
                    <PhraseText text={title} />
                  </b>
                  <small>
                    {pages === undefined
                      ? messages.unknown
                      : `${messages.pages(pages)} · ${messages.sheets(sheetsOf({ pages, copies: 1 }, both), both)}`}
                  </small>
                </Name>
                <Acts>
                  <Stepper
                    label={messages.copies(title)}
                    value={copies}
                    unit={messages.columns.copies}
                    onChange={(value) => onCopies(id, value)}
                  />
                  <IconButton
                    icon="chevron-up"
                    iconSize={20}
                    label={messages.up(title)}
                    aria-disabled={index === 0 || undefined}
                    onClick={() => move(paper, index - 1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    iconSize={20}
                    label={messages.down(title)}
                    aria-disabled={index === papers.length - 1 || undefined}
                    onClick={() => move(paper, index + 1)}
                  />
                  <IconButton
                    icon="close"
                    iconSize={20}
                    label={messages.remove(title)}
                    onClick={() => onRemove(id)}
                  />
                </Acts>
              </Paper>
            );
          })}
        </Papers>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <Choices>
          <Checkbox checked={both} onChange={({ target }) => onBoth(target.checked)}>
            {messages.both}
          </Checkbox>
          <Checkbox checked={slip} onChange={({ target }) => onSlip(target.checked)}>
            {messages.slipToo}
          </Checkbox>
          <Checkbox checked={apart} onChange={({ target }) => onApart(target.checked)}>
            {messages.apart}
          </Checkbox>
        </Choices>
      </div>
      <div>
        <PrintSlip papers={papers} day={day} />
        <Act>
          <Button
            block
            variant="primary"
            busy={printing !== undefined}
            startIcon={<Icon name="printer" size={20} />}
            onClick={onPrint}
          >
            {messages.print}
          </Button>
          <Total role="status">
            {printing === undefined
              ? messages.total(sheets, isMore, apart)
              : messages.printing(printing, papers.length)}
          </Total>
        </Act>
      </div>
    </Columns>
  );
}
