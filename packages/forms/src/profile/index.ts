export { ProfileForm } from './ProfileForm.js';
export type { ProfileFormProps } from './ProfileForm.js';
export { useProfileForm } from './useProfileForm.js';
export type { ProfileFormState, ProfileOptions } from './useProfileForm.js';
export type { Profile, ProfileFields } from './schema.js';
