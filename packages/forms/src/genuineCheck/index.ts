export { GenuineCheckForm } from './GenuineCheckForm.js';
export type { GenuineCheckFormProps } from './GenuineCheckForm.js';
export { useGenuineCheckForm } from './useGenuineCheckForm.js';
export type { GenuineCheckOptions } from './useGenuineCheckForm.js';
export type { GenuineCheckFields } from './schema.js';
