export { ShopApplicationForm } from './ShopApplicationForm.js';
export type { ShopApplicationFormProps } from './ShopApplicationForm.js';
export type { ShopChoices } from './ShopFields.js';
export { useShopApplicationForm } from './use-shop-application-form.js';
export type { ShopApplicationFormState, ShopApplicationOptions } from './use-shop-application-form.js';
export type { ShopApplicationFields } from './schema.js';
export {
  dropSentShopApplication,
  hasShopApplicationDraft,
  keepSentShopApplication,
  sentShopApplication,
} from './draft.js';
