import { useState } from 'react';

import { FactList, type FactListProps } from '../../page/FactList/FactList.js';
import { ActBar } from '../ActBar/ActBar.js';
import { FilesPane, type FilesPaneProps } from '../FilesPane/FilesPane.js';
import { useHandOn } from '../HandOn/use-hand-on.js';
import { HistoryPart } from '../HistoryList/HistoryPart.js';
import type { ItemSheetProps } from '../item/item-sheet.js';
import { RefusalForm, type Refusal, type StockRefusal } from './RefusalForm.js';
import { Sheet } from '../Sheet/Sheet.js';
import { SheetColumns, SheetPart } from '../SheetColumns/SheetColumns.js';
import { workSheetMessages as messages } from './messages.zh.js';

/** What is decided about a work, and what the operator reads then and can take back. */
export interface WorkDecision {
  act: 'approve' | 'reject' | 'reopen' | 'assign';
  /** Why it is sent back. */
  note?: string;
  /** To whom it is handed on. */
  to?: string;
  done: string;
}

export interface WorkSheetProps extends ItemSheetProps, Pick<FilesPaneProps, 'files' | 'assetsUrl'> {
  author: string;
  activity: string;
  /** When it was sent in: 11-24 09:12. */
  when: string;
  /** Whether it waits for a decision. */
  waiting: boolean;
  facts: FactListProps['facts'];
  reasons: readonly StockRefusal[];
  onDecide: (decision: WorkDecision) => void;
}

const none: Refusal = { reason: '', text: '' };

/** The open work: read as paper on the left, decided on the right. */
export function WorkSheet(props: WorkSheetProps) {
  const { author, activity, when, waiting, files, assetsUrl, facts, reasons, onDecide, ...item } = props;
  const { people, holder, history, ...frame } = item;
  const [refusal, setRefusal] = useState(none);
  const note = refusal.text.trim();
  const isRefused = refusal.reason !== '';
  const handOn = useHandOn({ people, holder, onDecide });
  const approve = {
    label: messages.approve,
    press: { code: 'KeyA' },
    onSelect: () => onDecide({ act: 'approve', done: messages.approved }),
  };
  const reject = {
    label: messages.reject,
    press: { code: 'KeyR' },
    disabled: note === '',
    onSelect: () => onDecide({ act: 'reject', done: messages.rejected, note }),
  };
  const reopen = {
    label: messages.reopen,
    onSelect: () => onDecide({ act: 'reopen', done: messages.reopened }),
  };

  return (
    <Sheet
      title={author}
      facts={messages.facts(activity, when, holder)}
      acts={
        waiting ? (
          <ActBar
            decision={isRefused ? reject : approve}
            acts={[isRefused ? approve : reject, handOn.act]}
            note={isRefused ? messages.keepReason : messages.chooseReason}
          />
        ) : (
          <ActBar acts={[reopen]} />
        )
      }
      {...frame}
    >
      <SheetColumns>
        <FilesPane title={messages.files(author)} files={files} assetsUrl={assetsUrl} />
        <div>
          <FactList facts={facts} />
          {waiting && (
            <SheetPart title={messages.refusal}>
              <RefusalForm reasons={reasons} value={refusal} onChange={setRefusal} />
            </SheetPart>
          )}
          <HistoryPart entries={history} />
        </div>
      </SheetColumns>
      {handOn.dialog}
    </Sheet>
  );
}
