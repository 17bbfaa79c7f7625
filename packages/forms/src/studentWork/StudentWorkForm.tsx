import { Callout } from '@inkstone/ui/components/Callout';

import { ApplicantFields } from '../activities/ApplicantFields.js';
import { AttachmentField } from '../activities/AttachmentField.js';
import { attachment } from '../activities/rules.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useChosenFiles } from '../uploads/use-chosen-files.js';
import { useFileField } from '../uploads/use-file-field.js';
import { studentWorkMessages as messages } from './messages.zh.js';
import { useStudentWorkForm, type StudentWorkOptions } from './use-student-work-form.js';

/** Of the application: -1 rejected, 0 waiting, 1 approved (Spec B 3). */
export type WorkStatus = -1 | 0 | 1;

export interface StudentWorkFormProps extends StudentWorkOptions, FormElementProps {
  status: WorkStatus;
}

/** A work is uploaded anew, until it is approved (Spec B 4): then there is no form any more. */
export function StudentWorkForm({ status, ...props }: StudentWorkFormProps) {
  return status === 1 ? (
    <Callout kind="success" className={props.className} style={props.style}>
      {messages.approved}
    </Callout>
  ) : (
    <FormOfWork key={props.applicationId} status={status} {...props} />
  );
}

function FormOfWork({
  status,
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
      {/* What the server says now is above; two of them would contradict each other. */}
      {form.refusal === null && <Standing status={status} />}
      <ApplicantFields form={form} />
      <AttachmentField {...chosen} {...files.frame} />
    </FormFrame>
  );
}

/** No alert: it stands there from the start, and a second alert would talk over what the server refuses. */
function Standing({ status }: { status: -1 | 0 }) {
  return status === -1 ? (
    <Callout kind="error" role={undefined}>
      {messages.rejected}
    </Callout>
  ) : (
    <Callout>{messages.waiting}</Callout>
  );
}
