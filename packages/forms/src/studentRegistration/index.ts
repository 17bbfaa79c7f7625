export type { LiveFields } from '../form/use-live-fields.js';
export { StudentRegistrationForm } from './StudentRegistrationForm.js';
export type { StudentRegistrationFormProps } from './StudentRegistrationForm.js';
export { useStudentRegistrationForm } from './use-student-registration-form.js';
export type { StudentRegistrationOptions } from './use-student-registration-form.js';
export type { StudentRegistrationFields } from './schema.js';
