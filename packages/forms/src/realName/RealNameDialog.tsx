import type { RealNameInput } from '@inkstone/api/inputs';
import { Dialog } from '@inkstone/ui/components/Dialog';

import type { Sending } from '../form/use-valid-form.js';
import { realNameMessages as messages } from './messages.zh.js';
import { RealNameForm, type RealNameFormProps } from './RealNameForm.js';

export interface RealNameDialogProps extends Pick<RealNameFormProps, 'onSubmit' | 'defaultValues'> {
  open: boolean;
  /** Called when the user closes the dialog, and after success. Set `open` to false. */
  onClose: () => void;
}

/**
 * The real-name form in a dialog. Closing it drops its values. Render it beside the profile form, not inside it: forms
 * cannot be nested.
 */
export function RealNameDialog({ open, onClose, onSubmit, defaultValues }: RealNameDialogProps) {
  async function submit(payload: RealNameInput, sending: Sending) {
    await onSubmit(payload, sending);
    onClose();
  }
  return (
    <Dialog open={open} onClose={onClose} title={messages.title} size="sm">
      <RealNameForm onSubmit={submit} defaultValues={defaultValues} />
    </Dialog>
  );
}
