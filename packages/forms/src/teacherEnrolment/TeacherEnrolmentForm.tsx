import { RadioGroupField, type RadioOption } from '@inkstone/ui/components/RadioGroupField';

import { fieldProps } from '../form/field-props.js';
import { ApplicantFields } from '../activities/ApplicantFields.js';
import { EnrolFoot } from '../activities/EnrolFoot.js';
import { Pairs } from '../activities/EnrolFoot.styles.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useLiveFields, type LiveFields } from '../form/use-live-fields.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { EnrolmentAttachment } from './EnrolmentAttachment.js';
import { teacherEnrolmentMessages as messages } from './messages.zh.js';
import { textNames, type TeacherEnrolmentFields } from './schema.js';
import { useTeacherEnrolmentForm, type TeacherEnrolmentOptions } from './use-teacher-enrolment-form.js';

export interface TeacherEnrolmentFormProps extends TeacherEnrolmentOptions, FormElementProps {
  /** The few stages, with ids as values. */
  stages: readonly RadioOption[];
  /** Whether the stages are loading. */
  stagesLoading?: boolean | undefined;
  /** Uploads a file as soon as it is chosen. Without it the form has no attachment, which is uploaded later. */
  onUpload?: UploadHandler | undefined;
  /** Called with the fields at first and after each change, for a copy of them next to the form. */
  onLive?: ((live: LiveFields<TeacherEnrolmentFields>) => void) | undefined;
}

/** The form in which a teacher enrols in an activity (Spec B 2.1, 5). Each activity has its own draft. */
export function TeacherEnrolmentForm(props: TeacherEnrolmentFormProps) {
  return <FormOfActivity key={props.articleId} {...props} />;
}

function FormOfActivity({
  articleId,
  onSubmit,
  defaultValues,
  stages,
  stagesLoading = false,
  onUpload,
  onLive,
  ...rest
}: TeacherEnrolmentFormProps) {
  const form = useTeacherEnrolmentForm({ articleId, onSubmit, defaultValues });
  const field = fieldProps(form, messages);
  useLiveFields(form, onLive);
  return (
    <FormFrame
      form={form}
      submitLabel={messages.submit}
      foot={(button) => <EnrolFoot kept={form.kept} messages={messages.kept} button={button} />}
      {...rest}
    >
      <Pairs>
        <ApplicantFields form={form} names={textNames} messages={messages} />
        <RadioGroupField
          {...field('stage')}
          variant="words"
          options={stages}
          hint={stagesLoading ? messages.stagesLoading : undefined}
        />
      </Pairs>
      {onUpload && <EnrolmentAttachment form={form} onUpload={onUpload} />}
    </FormFrame>
  );
}
