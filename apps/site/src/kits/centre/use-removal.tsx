import { useConfirm, type Question } from '@inkstone/forms/confirm';
import { useToast } from '@inkstone/ui/components/Toast';
import type { ReactNode } from 'react';

interface Removal {
  /**
   * Asks, sends the request and shows the server's message; after 取消 the notice of the question (Spec B 8).
   *
   * @param after called once the request has succeeded
   */
  remove: (question: Question, send: () => Promise<{ msg: string }>, after?: () => void) => void;
  /** To be rendered beside the view. */
  dialog: ReactNode;
}

/** Removes something after a question. */
export function useRemoval(): Removal {
  const toast = useToast();
  const { ask, dialog } = useConfirm({ onDeclined: toast.info });

  async function run(...[question, send, after]: Parameters<Removal['remove']>): Promise<void> {
    await ask(question, async () => {
      const { msg } = await send();
      toast.success(msg);
      after?.();
    });
  }

  return {
    remove: (...args) => {
      // A failed request is reported by the cache of mutations.
      run(...args).catch(() => undefined);
    },
    dialog,
  };
}
