import { UploadField, type UploadFieldProps } from '@inkstone/ui/components/UploadField';

import { attachmentMessages as messages } from './messages.zh.js';

/** Takes the result of `useUploads` or `useChosenFiles`, and the `frame` of `useFileField`. */
export type AttachmentFieldProps = Omit<UploadFieldProps, 'label' | 'hint' | 'layout'>;

/** The work of a student or another attachment of an activity. */
export function AttachmentField(props: AttachmentFieldProps) {
  return <UploadField {...props} label={messages.label} hint={messages.hint} layout="list" />;
}
