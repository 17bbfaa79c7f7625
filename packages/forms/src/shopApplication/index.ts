export { ShopApplicationForm } from './ShopApplicationForm.js';
export type { ShopApplicationFormProps } from './ShopApplicationForm.js';
export type { ShopChoices } from './ShopFields.js';
export { useShopApplicationForm } from './useShopApplicationForm.js';
export type { ShopApplicationFormState, ShopApplicationOptions } from './useShopApplicationForm.js';
export type { ShopApplicationFields } from './schema.js';
