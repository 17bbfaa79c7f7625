import { AttachmentField } from '../activities/AttachmentField.js';
import { attachment } from '../activities/rules.js';
import type { ValidForm } from '../form/use-valid-form.js';
import { useFileField } from '../uploads/use-file-field.js';
import { useUploads, type UploadHandler } from '../uploads/use-uploads.js';
import type { TeacherEnrolmentFields } from './schema.js';

interface EnrolmentAttachmentProps {
  form: ValidForm<TeacherEnrolmentFields>;
  onUpload: UploadHandler;
}

/** The optional attachment of the form. */
export function EnrolmentAttachment({ form, onUpload }: EnrolmentAttachmentProps) {
  const files = useFileField(form, 'upload_photos');
  const uploads = useUploads({ ...files.files, rule: attachment, onUpload });
  return <AttachmentField {...uploads} {...files.frame} optional />;
}
