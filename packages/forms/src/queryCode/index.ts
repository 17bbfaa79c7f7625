export { QueryCodeForm } from './QueryCodeForm.js';
export type { QueryCodeFormProps } from './QueryCodeForm.js';
export { useQueryCodeForm } from './use-query-code-form.js';
export type { QueryCodeOptions } from './use-query-code-form.js';
export type { QueryCodeFields } from './schema.js';
