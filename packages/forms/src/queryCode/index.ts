export { QueryCodeForm } from './QueryCodeForm.js';
export type { QueryCodeFormProps } from './QueryCodeForm.js';
export { useQueryCodeForm } from './useQueryCodeForm.js';
export type { QueryCodeOptions } from './useQueryCodeForm.js';
export type { QueryCodeFields } from './schema.js';
