import { useMemo } from 'react';

import { Callout } from '@inkstone/ui/components/Callout';

import { ApplicantFields } from '../activities/ApplicantFields.js';
import { AttachmentField } from '../activities/AttachmentField.js';
import { applicantMessages } from '../activities/messages.zh.js';
import { applicant, attachment, namesOf } from '../activities/rules.js';
import type { DraftOptions } from '../drafts/use-draft.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import { useChosenFiles } from '../uploads/use-chosen-files.js';
import { useFileField } from '../uploads/use-file-field.js';
import { studentWorkMessages as messages } from './messages.zh.js';
import {
  studentWorkForm,
  toPayload,
  type StudentWorkFields,
  type StudentWorkPayload,
  empty,
} from './schema.js';

export interface StudentWorkOptions extends FormOptions<StudentWorkFields, StudentWorkPayload> {
  /** Id of the submitted work. */
  applicationId: number;
}

/** State of the form for another upload. After success the file is cleared and the texts stay. */
export function useStudentWorkForm({ applicationId, ...options }: StudentWorkOptions) {
  const draft = useMemo<DraftOptions<StudentWorkFields>>(
    () => ({
      key: `student-work:${String(applicationId)}`,
      fields: namesOf(applicant),
      files: ['files'],
    }),
    [applicationId],
  );
  return useValidForm({
    ...options,
    schema: studentWorkForm,
    empty,
    toPayload: (fields: StudentWorkFields) => toPayload(fields, applicationId),
    draft,
    mode: 'onBlur',
    clearAfterSuccess: ['files'],
  });
}

/** Status of the work: -1 rejected, 0 waiting, 1 approved (Spec B 3). */
export type WorkStatus = -1 | 0 | 1;

export interface StudentWorkFormProps extends StudentWorkOptions, FormElementProps {
  status: WorkStatus;
  /** Why the work was rejected; shown with that status. */
  reason?: string | undefined;
}

/** The form that replaces a submitted work until it is approved (Spec B 4). Then only the status is shown. */
export function StudentWorkForm({ status, reason, ...props }: StudentWorkFormProps) {
  return status === 1 ? (
    <Callout kind="success" className={props.className} style={props.style}>
      {messages.approved}
    </Callout>
  ) : (
    <FormOfWork key={props.applicationId} status={status} reason={reason} {...props} />
  );
}

function FormOfWork({
  status,
  reason,
  applicationId,
  onSubmit,
  defaultValues,
  ...rest
}: StudentWorkFormProps & { status: -1 | 0 }) {
  const form = useStudentWorkForm({ applicationId, onSubmit, defaultValues });
  const files = useFileField(form, 'files');
  const chosen = useChosenFiles({ ...files.files, rule: attachment, form });
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      {/* Hidden while the form shows a message of the server, which may contradict it. */}
      {form.refusal === null && <Standing status={status} reason={reason} />}
      <ApplicantFields form={form} names={namesOf(applicant)} messages={applicantMessages} />
      <AttachmentField {...chosen} {...files.frame} />
    </FormFrame>
  );
}

/** Not an alert: it is present from the start, and a second alert would interrupt the server's message. */
function Standing({ status, reason = '' }: { status: -1 | 0; reason: string | undefined }) {
  return status === -1 ? (
    <Callout kind="error" role={undefined}>
      {messages.rejected}
      {reason !== '' && <div>{messages.reason(reason)}</div>}
    </Callout>
  ) : (
    <Callout>{messages.waiting}</Callout>
  );
}
