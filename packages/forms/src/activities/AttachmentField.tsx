import { UploadField, type UploadFieldProps } from '@inkstone/ui/components/UploadField';

import { attachmentMessages as messages } from './messages.zh.js';

/** With what useUploads or useChosenFiles answers, and the frame of useFileField. */
export type AttachmentFieldProps = Omit<UploadFieldProps, 'label' | 'hint' | 'layout'>;

/** A work or another attachment of an activity. */
export function AttachmentField(props: AttachmentFieldProps) {
  return <UploadField {...props} label={messages.label} hint={messages.hint} layout="list" />;
}
