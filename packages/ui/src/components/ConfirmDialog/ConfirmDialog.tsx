import { useId, type ReactNode } from 'react';

import { Button } from '../Button/index.js';
import { Dialog, type DialogProps } from '../Dialog/index.js';
import { Question } from './ConfirmDialog.styles.js';
import { confirmDialogMessages } from './messages.zh.js';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'actions' | 'children' | 'onCancel' | 'onClose' | 'role' | 'size'
> {
  /** Whether it is shown; the owner keeps this state. */
  open: boolean;
  /** Heading and spoken name. */
  title: string;
  /** The question, and what follows from a yes. */
  children: ReactNode;
  /** The yes, best as a verb: 确定 by itself. */
  confirmLabel?: string | undefined;
  /** The no: 取消 by itself. */
  cancelLabel?: string | undefined;
  /** `danger` for what cannot be undone: the yes turns red, and Enter at once says no. */
  tone?: 'plain' | 'danger' | undefined;
  /** What was confirmed is under way: the yes turns a wheel and takes no second press. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  /** The no, Escape, the cross, or a press beside the box; also while busy. Set `open` to false here. */
  onCancel: () => void;
}

/** What showModal() looks for. React's own `autoFocus` leaves no attribute, and focuses before the box is open. */
function focusFirst(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '');
}

/** Asks before something is done. Ref and all else go to the <dialog>. */
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
          <Button ref={danger ? focusFirst : undefined} variant="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={danger ? undefined : focusFirst}
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
