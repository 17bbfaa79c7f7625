import { useEffect, useEffectEvent, useState } from 'react';

import type { Answerable, AnswerDraft } from './AnswerForm.js';
import { stockAnswer } from './stock-answer.js';

/** What of an answer is kept while it is written. */
export type KeptAnswer = Pick<AnswerDraft, 'text' | 'verdict' | 'wrong_text' | 'right_text'>;

export interface Writing extends Pick<Answerable, 'judged' | 'ways' | 'stock'> {
  /** What was kept; null for an answer that is begun now. */
  draft: KeptAnswer | null;
  /** Keeps the draft. */
  onDraft: (draft: KeptAnswer) => void;
}

/** How long the editor must pause before the draft is kept, in ms. */
const PAUSE_MS = 1500;

/** What the editor writes: the draft, else the stock text. */
export function useWriting({ draft, judged, ways, stock, onDraft }: Writing) {
  const { page_number, place, printing } = stock;
  const [value, setValue] = useState<AnswerDraft>(() => ({
    text: judged ? '' : stockAnswer(stock, 0),
    verdict: 0,
    wrong_text: '',
    right_text: '',
    ...draft,
    page_number,
    place,
    printing: String(printing),
    // Every way but the SMS, which costs money.
    by: ways.map(({ by }) => by).filter((by) => by !== 'sms'),
  }));
  const { text, verdict, wrong_text, right_text } = value;
  const [changed, setChanged] = useState(false);
  const keep = () => onDraft({ text, verdict, wrong_text, right_text });
  const keepLater = useEffectEvent(keep);
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => keepLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed, text, verdict, wrong_text, right_text]);

  return {
    value,
    keep,
    change: (part: Partial<AnswerDraft>) => {
      setChanged(true);
      setValue((before) => ({ ...before, ...part }));
    },
  };
}
