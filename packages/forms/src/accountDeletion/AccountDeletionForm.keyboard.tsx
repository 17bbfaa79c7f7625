import { testByKeyboard } from '../testing/keyboard.js';
import { AccountDeletionForm } from './AccountDeletionForm.js';
import { accountDeletionFixtures } from './fixtures.js';
import { accountDeletionMessages as messages } from './messages.zh.js';

testByKeyboard({
  example: accountDeletionFixtures.valid[0],
  messages,
  form: (onSubmit) => <AccountDeletionForm onSubmit={onSubmit} />,
});
