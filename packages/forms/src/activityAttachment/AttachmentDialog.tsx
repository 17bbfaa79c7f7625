import { Dialog, type DialogProps } from '@inkstone/ui/components/Dialog';

import { AttachmentForm, type AttachmentFormProps } from './AttachmentForm.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';

export interface AttachmentDialogProps
  extends
    Omit<DialogProps, 'title' | 'size' | 'actions' | 'children' | 'onSubmit'>,
    Pick<AttachmentFormProps, 'enrolmentId' | 'onSubmit'> {}

/** The form 上传附件 in a dialog. Close it after `onSubmit` has succeeded; closing it earlier aborts the upload. */
export function AttachmentDialog({ enrolmentId, onSubmit, ...dialog }: AttachmentDialogProps) {
  return (
    <Dialog {...dialog} title={messages.title} size="sm">
      <AttachmentForm enrolmentId={enrolmentId} onSubmit={onSubmit} />
    </Dialog>
  );
}
