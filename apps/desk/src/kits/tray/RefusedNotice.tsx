import { DecidedElsewhere } from '@inkstone/ui/patterns/desk';

import { useDecisions } from '../../lib/use-decisions.js';
import { useDesk } from '../../lib/desk.js';

export interface RefusedNoticeProps {
  tray: string;
  /** Of the item, in the address; without it the first one of the tray, such as above a table. */
  item?: string;
  /** How the item stands now, where the rows do not show it. */
  now?: { who: string; what: string; detail: string };
  onNext?: (() => void) | undefined;
}

/** Somebody else was first: who, when and how, and what this operator had chosen, whose words are kept. */
export function RefusedNotice({ tray, item, now, onNext }: RefusedNoticeProps) {
  const { decisions } = useDesk();
  const { refused } = useDecisions();
  const mine = refused.find(
    ({ decision }) => decision.tray === tray && (item === undefined || decision.item === item),
  );
  if (mine === undefined) return null;
  const { decision, error } = mine;
  return (
    <DecidedElsewhere
      said={item === undefined ? `${decision.title}：${error.message}` : error.message}
      note={`“${decision.act}”没有交上去。`}
      now={now}
      yours={{ what: decision.act, detail: wordsOf(decision.body) }}
      onNext={onNext}
      act={{ label: '知道了', onSelect: () => decisions.forget(mine) }}
    />
  );
}

/** The note or the reason of a decision, or the text of an answer. */
function wordsOf(body: object): string | undefined {
  const { note = '', reason = '', text = '' } = body as { note?: string; reason?: string; text?: string };
  return [note, reason, text].find((words) => words !== '');
}
