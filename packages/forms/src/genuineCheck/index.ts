export {
  GenuineCheckForm,
  useGenuineCheckForm,
  type GenuineCheckFormProps,
  type GenuineCheckOptions,
} from './GenuineCheckForm.js';
export type { GenuineCheckFields } from './schema.js';
