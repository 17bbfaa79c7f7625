import { useRef } from 'react';

import { codeButtonMessages } from './messages.zh.js';
import { useCodeCountdown } from './use-code-countdown.js';

export interface CodeButtonOptions {
  /** Checks the destination and shows what is wrong at its field. A code is only sent if it returns true. */
  isReady: () => boolean;
  /** Sends the code. A rejection re-enables the button at once, without a message (Spec B 4, 8). */
  send: () => Promise<unknown>;
}

/** The props of `CodeField` for its button. */
export interface CodeButton {
  sendLabel: string;
  sendDisabled: boolean;
  onSend: () => void;
}

/** State of the button that sends a code (Spec B 4). Spread the result on `CodeField`. */
export function useCodeButton({ isReady, send }: CodeButtonOptions): CodeButton {
  const { secondsLeft, start, reset } = useCodeCountdown();
  /** True until the request has ended, so that two quick clicks do not request two codes. */
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
