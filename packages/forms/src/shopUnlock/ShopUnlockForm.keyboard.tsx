import { testByKeyboard } from '../testing/keyboard.js';
import { ShopUnlockForm } from './ShopUnlockForm.js';
import { shopUnlockFixtures } from './fixtures.js';
import { shopUnlockMessages as messages } from './messages.zh.js';

testByKeyboard({
  example: shopUnlockFixtures.valid[0],
  messages,
  form: (onSubmit) => <ShopUnlockForm onSubmit={onSubmit} onSendCode={() => Promise.resolve()} />,
});
