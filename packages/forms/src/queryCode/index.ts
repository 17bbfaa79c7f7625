export {
  QueryCodeForm,
  useQueryCodeForm,
  type QueryCodeFormProps,
  type QueryCodeOptions,
} from './QueryCodeForm.js';
export type { QueryCodeFields } from './schema.js';
