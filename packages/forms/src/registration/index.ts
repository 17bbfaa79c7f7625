export type { RegistrationChoices } from './choices.js';
export type { RegistrationFields } from './fields.js';
export { RegistrationForm } from './RegistrationForm.js';
export type { RegistrationFormProps } from './RegistrationForm.js';
export { useRegistrationForm } from './use-registration-form.js';
export type { RegistrationOptions } from './use-registration-form.js';
