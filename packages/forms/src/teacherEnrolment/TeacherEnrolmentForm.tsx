import { SelectField, type SelectFieldProps } from '@inkstone/ui/components/SelectField';
import { TextField } from '@inkstone/ui/components/TextField';

import { ApplicantFields } from '../activities/ApplicantFields.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { EnrolmentAttachment } from './EnrolmentAttachment.js';
import { teacherEnrolmentMessages as messages } from './messages.zh.js';
import { useTeacherEnrolmentForm, type TeacherEnrolmentOptions } from './use-teacher-enrolment-form.js';

export interface TeacherEnrolmentFormProps extends TeacherEnrolmentOptions, FormElementProps {
  /** The stages of the lookup; the `value` of each is its id. */
  stages: SelectFieldProps['options'];
  /** The stages are on their way. */
  stagesLoading?: boolean | undefined;
  /** Sends a file ahead of the form. Without it the form asks for none: the attachment follows by itself. */
  onUpload?: UploadHandler | undefined;
}

/** A teacher joins an activity (Spec B 2.1, 5). Another activity is another form, with its own draft. */
export function TeacherEnrolmentForm(props: TeacherEnrolmentFormProps) {
  return <FormOfActivity key={props.articleId} {...props} />;
}

function FormOfActivity({
  articleId,
  onSubmit,
  defaultValues,
  stages,
  stagesLoading,
  onUpload,
  ...rest
}: TeacherEnrolmentFormProps) {
  const form = useTeacherEnrolmentForm({ articleId, onSubmit, defaultValues });
  const { register, errors } = form;
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      <ApplicantFields form={form} />
      <TextField
        label={messages.tel.label}
        type="tel"
        autoComplete="tel"
        error={errors.tel?.message}
        {...register('tel')}
      />
      <TextField
        label={messages.email.label}
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={messages.subject.label}
        autoComplete="off"
        error={errors.subject?.message}
        {...register('subject')}
      />
      <SelectField
        label={messages.stage.label}
        placeholder={messages.stage.placeholder}
        options={stages}
        loading={stagesLoading}
        error={errors.stage?.message}
        {...register('stage')}
      />
      {onUpload && <EnrolmentAttachment form={form} onUpload={onUpload} />}
    </FormFrame>
  );
}
