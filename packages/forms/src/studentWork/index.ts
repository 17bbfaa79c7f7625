export {
  StudentWorkForm,
  useStudentWorkForm,
  type StudentWorkFormProps,
  type WorkStatus,
  type StudentWorkOptions,
} from './StudentWorkForm.js';
export type { StudentWorkFields, StudentWorkPayload } from './schema.js';
