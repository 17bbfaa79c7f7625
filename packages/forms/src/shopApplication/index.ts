export { ShopApplicationForm, type ShopApplicationFormProps } from './ShopApplicationForm.js';
export type { ShopChoices } from './ShopFields.js';
export {
  useShopApplicationForm,
  type ShopApplicationFormState,
  type ShopApplicationOptions,
} from './use-shop-application-form.js';
export type { ShopApplicationFields } from './schema.js';
export {
  dropSentShopApplication,
  hasShopApplicationDraft,
  keepSentShopApplication,
  sentShopApplication,
} from './draft.js';
