import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import { mobileMessages } from '../rules/mobile.js';
import { empty, type ShopUnlockFields, type ShopUnlockPayload } from './schema.js';

const complete: ShopUnlockFields = { phone: '13800000005', phone_code: '042917' };

export const shopUnlockFixtures: FormFixtures<ShopUnlockFields, ShopUnlockPayload> = {
  valid: accepted(complete, complete, [
    ['a number and its code'],
    ['blanks around both', { phone: ' 13800000005 ', phone_code: ' 042917' }, {}],
  ]),
  invalid: refused(complete, [
    ['nothing', empty, { phone: mobileMessages.format, phone_code: '请填写手机验证码' }],
    ['ten digits', { phone: '1380000000' }, { phone: mobileMessages.format }],
    ['five digits of the code', { phone_code: '04291' }, { phone_code: '验证码为 6 位数字' }],
  ]),
};
