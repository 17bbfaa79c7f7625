import { testForm } from '../testing/form-cases.js';
import { ShopUnlockForm } from './ShopUnlockForm.js';
import { shopUnlockFixtures } from './fixtures.js';
import { shopUnlockMessages as messages } from './messages.zh.js';

testForm('ShopUnlockForm', {
  fixtures: shopUnlockFixtures,
  form: (props) => <ShopUnlockForm {...props} onSendCode={() => Promise.resolve()} />,
  messages,
});
