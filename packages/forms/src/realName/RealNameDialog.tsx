import type { RealNameInput } from '@inkstone/api/inputs';
import { Dialog } from '@inkstone/ui/components/Dialog';

import { focusFirst } from '../form/focus-first.js';
import type { Sending } from '../form/use-valid-form.js';
import { realNameMessages as messages } from './messages.zh.js';
import { RealNameForm, type RealNameFormProps } from './RealNameForm.js';

export interface RealNameDialogProps extends Pick<RealNameFormProps, 'onSubmit' | 'defaultValues'> {
  open: boolean;
  /** Closed by the person, or after success: set `open` to false here. */
  onClose: () => void;
}

/**
 * The form of the real name over the page; what was typed goes with it when it closes. A form must not stand in
 * another, so it belongs beside the profile's form and not into it.
 */
export function RealNameDialog({ open, onClose, onSubmit, defaultValues }: RealNameDialogProps) {
  async function submit(payload: RealNameInput, sending: Sending) {
    await onSubmit(payload, sending);
    onClose();
  }
  return (
    <Dialog open={open} onClose={onClose} title={messages.title} size="sm">
      <RealNameForm ref={focusFirst} onSubmit={submit} defaultValues={defaultValues} />
    </Dialog>
  );
}
