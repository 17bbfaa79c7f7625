import { useEffect } from 'react';

import { AttachmentField } from '../activities/AttachmentField.js';
import { attachment } from '../activities/rules.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useChosenFiles } from '../uploads/use-chosen-files.js';
import { useFileField } from '../uploads/use-file-field.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';
import { useActivityAttachmentForm, type ActivityAttachmentOptions } from './use-activity-attachment-form.js';

export interface AttachmentFormProps extends ActivityAttachmentOptions, FormElementProps {}

/** The form for the attachment of an enrolment (Spec B 2.1, 4). Unmounting it aborts the upload. */
export function AttachmentForm({ enrolmentId, onSubmit, defaultValues, ...rest }: AttachmentFormProps) {
  const form = useActivityAttachmentForm({ enrolmentId, onSubmit, defaultValues });
  const { cancel } = form;
  const files = useFileField(form, 'files');
  const chosen = useChosenFiles({ ...files.files, rule: attachment, form });
  useEffect(() => cancel, [cancel]);
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      <AttachmentField {...chosen} {...files.frame} />
    </FormFrame>
  );
}
