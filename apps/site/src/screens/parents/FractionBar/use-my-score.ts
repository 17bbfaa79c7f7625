import { useStored } from '../../../lib/hooks/use-stored.js';
import { myScore } from '../../../lib/device/choices.js';

export interface MyScore {
  /** As typed. */
  text: string;
  /** In points; `undefined` without a score. */
  value: number | undefined;
  onChange: (text: string) => void;
}

function readMyScore(): string {
  return myScore.read() ?? '';
}

/** The reader's own score. It is kept on this device, and never sent. */
export function useMyScore(): MyScore {
  const [text, setText] = useStored(readMyScore, '');
  return {
    text,
    value: text === '' ? undefined : Number(text),
    onChange: (typed) => {
      if (typed !== '' && !/^\d{1,3}$/.test(typed)) return;
      setText(typed);
      myScore.write(typed === '' ? undefined : typed);
    },
  };
}
