import { useValidForm, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import {
  activityAttachmentForm,
  toPayload,
  type ActivityAttachmentFields,
  type ActivityAttachmentPayload,
} from './schema.js';

export interface ActivityAttachmentOptions {
  /** Id of the enrolment that the file belongs to. */
  enrolmentId: number;
  onSubmit: SubmitHandler<ActivityAttachmentPayload>;
  defaultValues?: Partial<ActivityAttachmentFields> | undefined;
}

const empty: ActivityAttachmentFields = { files: [] };

/** State of the form for an attachment. The file is sent with the form, which is reset after success. */
export function useActivityAttachmentForm({
  enrolmentId,
  ...options
}: ActivityAttachmentOptions): ValidForm<ActivityAttachmentFields> {
  return useValidForm({
    ...options,
    schema: activityAttachmentForm,
    empty,
    toPayload: (fields: ActivityAttachmentFields) => toPayload(fields, enrolmentId),
    clearAfterSuccess: true,
  });
}
