export { AttachmentDialog } from './AttachmentDialog.js';
export type { AttachmentDialogProps } from './AttachmentDialog.js';
export { AttachmentForm } from './AttachmentForm.js';
export type { AttachmentFormProps } from './AttachmentForm.js';
export { useActivityAttachmentForm } from './use-activity-attachment-form.js';
export type { ActivityAttachmentOptions } from './use-activity-attachment-form.js';
export type { ActivityAttachmentFields, ActivityAttachmentPayload } from './schema.js';
