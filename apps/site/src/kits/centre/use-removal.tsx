import { useConfirm, type Question } from '@inkstone/forms/confirm';
import { useToast } from '@inkstone/ui/components/Toast';
import type { ReactNode } from 'react';

interface AfterRemoval {
  after?: () => void;
  /** Puts it back, offered with the server's message. */
  undo?: (() => Promise<{ msg: string }>) | undefined;
}

interface Removal {
  /** Asks, sends the request and shows the server's message; after 取消 the notice of the question (Spec B 8). */
  remove: (question: Question, send: () => Promise<{ msg: string }>, then?: AfterRemoval) => void;
  dialog: ReactNode;
}

export function useRemoval(): Removal {
  const toast = useToast();
  const { ask, dialog } = useConfirm({ onDeclined: toast.info });

  async function putBack(undo: () => Promise<{ msg: string }>): Promise<void> {
    const { msg } = await undo();
    toast.success(msg);
  }

  async function run(
    ...[question, send, { after, undo } = {}]: Parameters<Removal['remove']>
  ): Promise<void> {
    await ask(question, async () => {
      const { msg } = await send();
      toast.success(
        msg,
        undo && {
          label: '撤销',
          onSelect: () => {
            // A failed request is reported by the cache of mutations.
            putBack(undo).catch(() => undefined);
          },
        },
      );
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
