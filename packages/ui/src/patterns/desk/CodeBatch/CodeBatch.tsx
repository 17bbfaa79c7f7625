import type { ComponentProps } from 'react';

import { formatCount } from '../../../format/index.js';
import { FactList } from '../../page/FactList/FactList.js';
import { HistoryList, type HistoryEntry } from '../HistoryList/HistoryList.js';
import { ReasonButton } from '../ReasonDialog/ReasonButton.js';
import { SheetPart } from '../SheetColumns/SheetColumns.js';
import { SparkBars, type SparkDay } from '../SparkBars/SparkBars.js';
import { Book, Foot, Label, Stamp } from './CodeBatch.styles.js';
import { batchActs, codeBatchMessages as messages } from './messages.zh.js';
import type { ScratchBatch } from './types.js';

export interface CodeBatchProps extends Omit<ComponentProps<'section'>, 'children' | 'title' | 'onChange'> {
  batch: ScratchBatch;
  /** How often it was checked, today last. */
  days: readonly SparkDay[];
  /** The newest first. */
  history: readonly HistoryEntry[];
  /** What is done to it in a few seconds. */
  unsent?: string | undefined;
  onChange: (change: 'recall' | 'restore', reason: string) => void;
}

/** A batch of scratch codes: its label, its numbers, its checks by day, and the recall. */
export function CodeBatch({ batch, days, history, unsent, onChange, ...rest }: CodeBatchProps) {
  const { name, book, amount, checked, again, made, printer, lastDay, recalled } = batch;
  const isRecalled = recalled !== undefined;
  const change = isRecalled ? 'restore' : 'recall';
  const { title, reasons, confirm, remark, question } = batchActs[change];
  const unchecked = formatCount(amount - checked);
  const facts = [
    [messages.amount, formatCount(amount)],
    [messages.made, made === undefined ? '' : `${made.day} ${made.time} ${made.by}`],
    [messages.printer, printer],
    [messages.now, messages.checked(formatCount(checked), formatCount(again))],
    [messages.last, lastDay],
    [messages.kept, messages.digests],
  ] as const;
  return (
    <SheetPart title={messages.title(name)} aria-label={messages.title(name)} {...rest}>
      <Book>{book === '' ? messages.several : book}</Book>
      <Label>
        {messages.label}
        {isRecalled && <Stamp>{messages.recalled}</Stamp>}
      </Label>
      <FactList
        facts={facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))}
      />
      <SparkBars
        label={messages.today}
        days={days}
        meaning={messages.most(Math.max(0, ...days.map(({ value }) => value)))}
      />
      {history.length > 0 && <HistoryList ruled entries={history} />}
      <Foot>
        <p>{unsent === undefined ? remark(unchecked) : messages.unsent(unsent)}</p>
        <ReasonButton
          key={change}
          label={title}
          title={title}
          reasons={reasons}
          confirm={confirm}
          decides={!isRecalled}
          danger={!isRecalled}
          disabled={unsent !== undefined}
          onConfirm={(reason) => onChange(change, reason)}
        >
          {question(unchecked)}
        </ReasonButton>
      </Foot>
    </SheetPart>
  );
}
