import { Dialog, type DialogProps } from '@inkstone/ui/components/Dialog';

import { AttachmentForm, type AttachmentFormProps } from './AttachmentForm.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';

export interface AttachmentDialogProps
  extends
    Omit<DialogProps, 'title' | 'size' | 'actions' | 'children' | 'onSubmit'>,
    Pick<AttachmentFormProps, 'enrolmentId' | 'onSubmit'> {}

/** 上传附件 in a box over the page. Close it once `onSubmit` has succeeded; closed before, the sending stops. */
export function AttachmentDialog({ enrolmentId, onSubmit, ...dialog }: AttachmentDialogProps) {
  return (
    <Dialog {...dialog} title={messages.title} size="sm">
      <AttachmentForm enrolmentId={enrolmentId} onSubmit={onSubmit} />
    </Dialog>
  );
}
