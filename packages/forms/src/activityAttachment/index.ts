export { AttachmentDialog, type AttachmentDialogProps } from './AttachmentDialog.js';
export {
  AttachmentForm,
  useActivityAttachmentForm,
  type AttachmentFormProps,
  type ActivityAttachmentOptions,
} from './AttachmentForm.js';
export type { ActivityAttachmentFields, ActivityAttachmentPayload } from './schema.js';
