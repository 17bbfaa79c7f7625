import { Dialog } from '@inkstone/ui/components/Dialog';

import { focusFirst } from '../form/focus-first.js';
import { AvatarForm } from './AvatarForm.js';
import { avatarMessages as messages } from './messages.zh.js';
import type { AvatarOptions } from './use-avatar-form.js';

export interface AvatarDialogProps extends AvatarOptions {
  open: boolean;
  /** Closed by the person, which stops a sending, or after success: set `open` to false here. */
  onClose: () => void;
}

/** The form of the avatar over the page; the picture that was chosen goes with it when it closes. */
export function AvatarDialog({ open, onClose, onSubmit }: AvatarDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.title} size="sm">
      <AvatarForm
        ref={focusFirst}
        onSubmit={async (payload, sending) => {
          await onSubmit(payload, sending);
          onClose();
        }}
      />
    </Dialog>
  );
}
