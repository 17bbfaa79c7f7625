export {
  applyAsStudentMutation,
  applyAsTeacherMutation,
  updateStudentApplicationMutation,
  uploadActivityFileMutation,
} from './mutations.js';
export type {
  ActivityFileInput,
  ApplyAsStudentInput,
  ApplyAsTeacherInput,
  StudentApplicationInput,
} from './mutations.js';
export { getStudentApplicationQuery } from './queries.js';
