import { useRef } from 'react';

import { codeButtonMessages } from './messages.zh.js';
import { useCodeCountdown } from './use-code-countdown.js';

export interface CodeButtonOptions {
  /**
   * Checks where the code is to go and says at the field what is wrong with it, focusing it. A code is sent only
   * after `true`.
   */
  isReady: () => boolean;
  /** Sends the code. A rejection frees the button at once and says nothing (Spec B 4, 8). */
  send: () => Promise<unknown>;
}

/** What `CodeField` takes of the button. */
export interface CodeButton {
  sendLabel: string;
  sendDisabled: boolean;
  onSend: () => void;
}

/** The button beside a code (Spec B 4). Its answer is to be spread on `CodeField`. */
export function useCodeButton({ isReady, send }: CodeButtonOptions): CodeButton {
  const { secondsLeft, start, reset } = useCodeCountdown();
  /** From the press to the answer: two quick presses must not ask for two codes. */
  const busy = useRef(false);

  async function ask() {
    if (busy.current || secondsLeft > 0) return;
    if (!isReady()) return;
    busy.current = true;
    start();
    try {
      await send();
    } catch {
      reset();
    } finally {
      busy.current = false;
    }
  }

  return {
    sendLabel: secondsLeft > 0 ? codeButtonMessages.wait(secondsLeft) : codeButtonMessages.send,
    sendDisabled: secondsLeft > 0,
    onSend: () => void ask(),
  };
}
