export { ProfileForm } from './ProfileForm.js';
export type { ProfileFormProps } from './ProfileForm.js';
export { useProfileForm } from './use-profile-form.js';
export type { ProfileFormState, ProfileOptions } from './use-profile-form.js';
export type { Profile, ProfileFields } from './schema.js';
