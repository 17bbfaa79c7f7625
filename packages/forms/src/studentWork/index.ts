export { StudentWorkForm } from './StudentWorkForm.js';
export type { StudentWorkFormProps, WorkStatus } from './StudentWorkForm.js';
export { useStudentWorkForm } from './use-student-work-form.js';
export type { StudentWorkOptions } from './use-student-work-form.js';
export type { StudentWorkFields, StudentWorkPayload } from './schema.js';
