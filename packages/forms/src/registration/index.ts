export type { RegistrationChoices } from './choices.js';
export type { RegistrationFields } from './fields.js';
export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.js';
export { useRegistrationForm, type RegistrationOptions } from './use-registration-form.js';
