export { StudentWorkForm } from './StudentWorkForm.js';
export type { StudentWorkFormProps, WorkStatus } from './StudentWorkForm.js';
export { useStudentWorkForm } from './useStudentWorkForm.js';
export type { StudentWorkOptions } from './useStudentWorkForm.js';
export type { StudentWorkFields, StudentWorkPayload } from './schema.js';
