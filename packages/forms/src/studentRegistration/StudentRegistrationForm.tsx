import { ApplicantFields } from '../activities/ApplicantFields.js';
import { EnrolFoot } from '../activities/EnrolFoot.js';
import { Pairs } from '../activities/EnrolFoot.styles.js';
import { AttachmentField } from '../activities/AttachmentField.js';
import { attachment } from '../activities/rules.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useLiveFields, type LiveFields } from '../form/use-live-fields.js';
import { useFileField } from '../uploads/use-file-field.js';
import { useUploads, type UploadHandler } from '../uploads/use-uploads.js';
import { studentRegistrationMessages as messages } from './messages.zh.js';
import { textNames, type StudentRegistrationFields } from './schema.js';
import {
  useStudentRegistrationForm,
  type StudentRegistrationOptions,
} from './use-student-registration-form.js';

export interface StudentRegistrationFormProps extends StudentRegistrationOptions, FormElementProps {
  /** Uploads the work as soon as it is chosen. */
  onUpload: UploadHandler;
  /** Called with the fields at first and after each change, for a copy of them next to the form. */
  onLive?: ((live: LiveFields<StudentRegistrationFields>) => void) | undefined;
}

/** 活动报名: the form in which a student submits a work (Spec B 2.2, 5). Each activity has its own draft. */
export function StudentRegistrationForm(props: StudentRegistrationFormProps) {
  return <FormOfActivity key={props.articleId} {...props} />;
}

function FormOfActivity({
  articleId,
  onSubmit,
  onUpload,
  onLive,
  defaultValues,
  ...rest
}: StudentRegistrationFormProps) {
  const form = useStudentRegistrationForm({ articleId, onSubmit, defaultValues });
  useLiveFields(form, onLive);
  const files = useFileField(form, 'upload_photos');
  const uploads = useUploads({ ...files.files, rule: attachment, onUpload });
  return (
    <FormFrame
      form={form}
      submitLabel={messages.submit}
      foot={(button) => <EnrolFoot kept={form.kept} messages={messages.kept} button={button} />}
      aria-label={messages.title}
      {...rest}
    >
      <Pairs>
        <ApplicantFields form={form} names={textNames} messages={messages} />
      </Pairs>
      <AttachmentField {...uploads} {...files.frame} />
    </FormFrame>
  );
}
