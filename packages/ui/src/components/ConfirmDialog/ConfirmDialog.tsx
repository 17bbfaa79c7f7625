import { useId, type ReactNode } from 'react';

import { Button } from '../Button/index.js';
import { beginAt } from '../modal/begin-at.js';
import { Dialog, type DialogProps } from '../Dialog/index.js';
import { Question } from './ConfirmDialog.styles.js';
import { confirmDialogMessages } from './messages.zh.js';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'actions' | 'children' | 'onCancel' | 'onClose' | 'role' | 'size'
> {
  /** Whether it is shown; controlled by the caller. */
  open: boolean;
  /** Heading and accessible name. */
  title: string;
  /** The question and the consequence of confirming. */
  children: ReactNode;
  /** Label of the confirm button, preferably a verb; 确定 by default. */
  confirmLabel?: string | undefined;
  /** Label of the cancel button; 取消 by default. */
  cancelLabel?: string | undefined;
  /** `danger` for an action that cannot be undone: red confirm button, first focus on the cancel button. */
  tone?: 'plain' | 'danger' | undefined;
  /** The confirmed action is running: the confirm button shows a spinner and ignores clicks. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  /**
   * Called by the cancel or close button, Escape or a click on the backdrop, also while busy: set `open` to
   * false here.
   */
  onCancel: () => void;
}

/** Asks for confirmation. Ref and other props go to the <dialog>. */
export function ConfirmDialog({
  children,
  confirmLabel = confirmDialogMessages.confirm,
  cancelLabel = confirmDialogMessages.cancel,
  tone = 'plain',
  busy = false,
  onConfirm,
  onCancel,
  ...dialog
}: ConfirmDialogProps) {
  const questionId = useId();
  const danger = tone === 'danger';
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      aria-describedby={questionId}
      size="sm"
      onClose={onCancel}
      actions={
        <>
          <Button ref={danger ? beginAt : undefined} variant="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={danger ? undefined : beginAt}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Question id={questionId}>{children}</Question>
    </Dialog>
  );
}
