export {
  enrolmentQueryOf,
  enrolmentStateOf,
  type EnrolmentQuery,
  type EnrolmentState,
} from './enrolment-state.js';
export { TeacherEnrolment, type TeacherEnrolmentProps } from './TeacherEnrolment.js';
export type { LiveFields } from '../form/use-live-fields.js';
export { TeacherEnrolmentForm, type TeacherEnrolmentFormProps } from './TeacherEnrolmentForm.js';
export { TeacherEnrolmentNext, type TeacherEnrolmentNextProps } from './TeacherEnrolmentNext.js';
export { useTeacherEnrolmentForm, type TeacherEnrolmentOptions } from './use-teacher-enrolment-form.js';
export type { TeacherEnrolmentFields } from './schema.js';
