import { Dialog } from '@inkstone/ui/components/Dialog';

import { AvatarForm } from './AvatarForm.js';
import { avatarMessages as messages } from './messages.zh.js';
import type { AvatarOptions } from './use-avatar-form.js';

export interface AvatarDialogProps extends AvatarOptions {
  open: boolean;
  /** Called when the user closes the dialog, which aborts an upload, and after success. Set `open` to false. */
  onClose: () => void;
}

/** The avatar form in a dialog. Closing it drops the chosen picture. */
export function AvatarDialog({ open, onClose, onSubmit }: AvatarDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.title} size="sm">
      <AvatarForm
        onSubmit={async (payload, sending) => {
          await onSubmit(payload, sending);
          onClose();
        }}
      />
    </Dialog>
  );
}
