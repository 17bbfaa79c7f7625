import { useStored } from '../../../lib/hooks/use-stored.js';
import { readDevice, writeDevice } from '../../../lib/device/device.js';

const KEY = 'myScore';
const SCORE = /^\d{1,3}$/;

export interface MyScore {
  /** As typed. */
  text: string;
  /** In points; `undefined` without a score. */
  value: number | undefined;
  onChange: (text: string) => void;
}

function readMyScore(): string {
  const stored = readDevice(KEY) ?? '';
  return SCORE.test(stored) ? stored : '';
}

/** The reader's own score. It is kept on this device, and never sent. */
export function useMyScore(): MyScore {
  const [text, setText] = useStored(readMyScore, '');
  return {
    text,
    value: text === '' ? undefined : Number(text),
    onChange: (typed) => {
      if (typed !== '' && !SCORE.test(typed)) return;
      setText(typed);
      writeDevice(KEY, typed === '' ? null : typed);
    },
  };
}
