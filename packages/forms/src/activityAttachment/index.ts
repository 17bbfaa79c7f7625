export { AttachmentDialog } from './AttachmentDialog.js';
export type { AttachmentDialogProps } from './AttachmentDialog.js';
export { AttachmentForm } from './AttachmentForm.js';
export type { AttachmentFormProps } from './AttachmentForm.js';
export { useActivityAttachmentForm } from './useActivityAttachmentForm.js';
export type { ActivityAttachmentOptions } from './useActivityAttachmentForm.js';
export type { ActivityAttachmentFields, ActivityAttachmentPayload } from './schema.js';
