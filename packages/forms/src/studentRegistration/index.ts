export type { LiveFields } from '../form/use-live-fields.js';
export { StudentRegistrationForm, type StudentRegistrationFormProps } from './StudentRegistrationForm.js';
export {
  useStudentRegistrationForm,
  type StudentRegistrationOptions,
} from './use-student-registration-form.js';
export type { StudentRegistrationFields } from './schema.js';
