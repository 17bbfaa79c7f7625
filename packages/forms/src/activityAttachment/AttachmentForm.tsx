import { useEffect, useMemo } from 'react';

import { AttachmentField } from '../activities/AttachmentField.js';
import { attachment } from '../activities/rules.js';
import type { DraftOptions } from '../drafts/use-draft.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import { useChosenFiles } from '../uploads/use-chosen-files.js';
import { useFileField } from '../uploads/use-file-field.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';
import {
  activityAttachmentForm,
  toPayload,
  type ActivityAttachmentFields,
  type ActivityAttachmentPayload,
} from './schema.js';

export interface ActivityAttachmentOptions extends FormOptions<
  ActivityAttachmentFields,
  ActivityAttachmentPayload
> {
  /** Id of the enrolment that the file belongs to. */
  enrolmentId: number;
}

const empty: ActivityAttachmentFields = { files: [] };

/** State of the form for an attachment. The file is sent with the form, which is reset after success. */
export function useActivityAttachmentForm({ enrolmentId, ...options }: ActivityAttachmentOptions) {
  const draft = useMemo<DraftOptions<ActivityAttachmentFields>>(
    () => ({ key: `activity-attachment:${String(enrolmentId)}`, fields: [], files: ['files'] }),
    [enrolmentId],
  );
  return useValidForm({
    ...options,
    schema: activityAttachmentForm,
    empty,
    toPayload: (fields: ActivityAttachmentFields) => toPayload(fields, enrolmentId),
    draft,
    clearAfterSuccess: true,
  });
}

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
