export { RadioGroupField } from './RadioGroupField.js';
export type { RadioGroupFieldProps, RadioOption } from './RadioGroupField.js';
