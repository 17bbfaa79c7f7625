import { ConfirmDialog } from '@inkstone/ui/components/ConfirmDialog';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { confirmMessages as messages } from './messages.zh.js';
import type { Question } from './questions.js';

export interface ConfirmOptions {
  /** Hears what to say to whoever declined: 已取消操作 or 已取消删除, in the information tone (Spec B 8). */
  onDeclined: (message: string) => void;
}

export interface Confirm {
  /**
   * Asks, and answers whether it was confirmed. With an action the box stays until that has ended, and takes no second
   * yes meanwhile; what the action rejects with comes out of here. Answers false when the page goes while it asks.
   */
  ask: (question: Question, action?: () => Promise<unknown>) => Promise<boolean>;
  /** To be put anywhere on the page. */
  dialog: ReactNode;
}

/** One asking: the same question may be asked again while what it confirmed before is still under way. */
interface Asked {
  question: Question;
}

/** What the box shows. The question stays when it closes: its words must not go before its movement has ended. */
interface Shown {
  asked: Asked;
  stage: 'open' | 'busy' | 'closed';
}

/** Asks before something is lost, in the specification's words. The focus returns to where it came from. */
export function useConfirm({ onDeclined }: ConfirmOptions): Confirm {
  const [shown, setShown] = useState<Shown | null>(null);
  /** Answers the question that stands open; null between a yes or a no and the next question. */
  const pending = useRef<((yes: boolean) => void) | null>(null);

  function answer(yes: boolean) {
    pending.current?.(yes);
    pending.current = null;
  }

  useEffect(
    () => () => {
      answer(false);
    },
    [],
  );

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

  /** Not when the box shows another asking by now. */
  function show(asked: Asked, stage: Shown['stage']) {
    setShown((now) => (now?.asked === asked ? { asked, stage } : now));
  }

  function leave(asked: Asked) {
    // While busy there is nothing left to decline: the box goes, what was confirmed goes on.
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
        onConfirm={() => {
          answer(true);
        }}
        onCancel={() => {
          leave(shown.asked);
        }}
      >
        {question.words}
      </ConfirmDialog>
    ),
  };
}
