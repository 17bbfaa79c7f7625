export { StudentRegistrationForm } from './StudentRegistrationForm.js';
export type { StudentRegistrationFormProps } from './StudentRegistrationForm.js';
export { useStudentRegistrationForm } from './useStudentRegistrationForm.js';
export type { StudentRegistrationOptions } from './useStudentRegistrationForm.js';
export type { StudentRegistrationFields } from './schema.js';
