export { ShopUnlockForm, type ShopUnlockFormProps, type ShopUnlockOptions } from './ShopUnlockForm.js';
export type { ShopUnlockFields } from './schema.js';
