export { GenuineCheckForm } from './GenuineCheckForm.js';
export type { GenuineCheckFormProps } from './GenuineCheckForm.js';
export { useGenuineCheckForm } from './use-genuine-check-form.js';
export type { GenuineCheckOptions } from './use-genuine-check-form.js';
export type { GenuineCheckFields } from './schema.js';
