import { ConfirmDialog } from '@inkstone/ui/components/ConfirmDialog';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { confirmMessages as messages } from './messages.zh.js';
import type { Question } from './questions.js';

export interface ConfirmOptions {
  /** Called after the question was declined, with the notice to show: 已取消操作 or 已取消删除 (Spec B 8). */
  onDeclined: (message: string) => void;
}

export interface Confirm {
  /**
   * Opens the question and resolves to whether it was confirmed. With an action the dialog stays open until the
   * action has ended, and cannot be confirmed again meanwhile; a rejection of the action is passed on. Resolves to
   * false if the component unmounts while the question is open.
   */
  ask: (question: Question, action?: () => Promise<unknown>) => Promise<boolean>;
  /** To be rendered anywhere on the page. */
  dialog: ReactNode;
}

/** One opening of a question: it may be asked again while the action confirmed before is still running. */
interface Asked {
  question: Question;
}

/** The question in the dialog. It is kept after closing, so that its text stays visible during the animation. */
interface Shown {
  asked: Asked;
  stage: 'open' | 'busy' | 'closed';
}

/** Asks for confirmation before data is lost (Spec B 8). Afterwards the focus returns to where it was. */
export function useConfirm({ onDeclined }: ConfirmOptions): Confirm {
  const [shown, setShown] = useState<Shown | null>(null);
  /** Resolves the promise of the open question; null if no question is open. */
  const pending = useRef<((yes: boolean) => void) | null>(null);

  function answer(yes: boolean) {
    pending.current?.(yes);
    pending.current = null;
  }

  useEffect(() => () => answer(false), []);

  async function ask(question: Question, action?: () => Promise<unknown>): Promise<boolean> {
    answer(false);
    const asked: Asked = { question };
    const confirmed = await new Promise<boolean>((resolve) => {
      pending.current = resolve;
      setShown({ asked, stage: 'open' });
    });
    if (!confirmed || !action) {
      show(asked, 'closed');
      return confirmed;
    }
    show(asked, 'busy');
    try {
      await action();
    } finally {
      show(asked, 'closed');
    }
    return true;
  }

  /** Closes the dialog unless it already shows another question. */
  function show(asked: Asked, stage: Shown['stage']) {
    setShown((now) => (now?.asked === asked ? { asked, stage } : now));
  }

  function leave(asked: Asked) {
    // While the action runs, nothing can be declined any more: the dialog closes and the action continues.
    if (pending.current !== null) onDeclined(asked.question.declined);
    answer(false);
    show(asked, 'closed');
  }

  const { question } = shown?.asked ?? {};
  return {
    ask,
    dialog: shown && question && (
      <ConfirmDialog
        open={shown.stage !== 'closed'}
        title={messages.title}
        tone={question.tone}
        confirmLabel={question.confirmLabel}
        cancelLabel={question.cancelLabel}
        busy={shown.stage === 'busy'}
        onConfirm={() => answer(true)}
        onCancel={() => leave(shown.asked)}
      >
        {question.words}
      </ConfirmDialog>
    ),
  };
}
