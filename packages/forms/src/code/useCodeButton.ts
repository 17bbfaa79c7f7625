import { useState } from 'react';

import { codeMessages } from '../messages.zh.js';
import { useCodeCountdown } from './useCodeCountdown.js';

export interface CodeButtonOptions {
  /**
   * Checks where the code is to go and says at the field what is wrong with it, focusing it. A code is sent only
   * after `true`.
   */
  isReady: () => Promise<boolean>;
  /** Sends the code. A rejection frees the button at once and says nothing (Spec B 4, 8). */
  send: () => Promise<unknown>;
}

/** The button beside a code (Spec B 4). Its answer is to be spread on `CodeField`. */
export function useCodeButton({ isReady, send }: CodeButtonOptions) {
  const countdown = useCodeCountdown();
  const [sending, setSending] = useState(false);

  async function ask() {
    if (sending || countdown.secondsLeft > 0 || !(await isReady())) return;
    setSending(true);
    countdown.start();
    try {
      await send();
    } catch {
      countdown.reset();
    } finally {
      setSending(false);
    }
  }

  return {
    sendLabel: countdown.secondsLeft > 0 ? codeMessages.wait(countdown.secondsLeft) : codeMessages.send,
    sendDisabled: countdown.secondsLeft > 0,
    onSend: () => void ask(),
  };
}
