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
  hasReturnedDraft,
  hasShopApplicationDraft,
  keepSentShopApplication,
  sentShopApplication,
  type SentShopApplication,
} from './draft.js';
export { ShopReturnForm, type ShopReturnFormProps } from './ShopReturnForm.js';
export type { ReturnedShop } from './returned.js';
