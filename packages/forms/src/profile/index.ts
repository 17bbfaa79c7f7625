export { ProfileForm, type ProfileFormProps } from './ProfileForm.js';
export { useProfileForm, type ProfileFormState, type ProfileOptions } from './use-profile-form.js';
export type { Profile, ProfileFields } from './schema.js';
