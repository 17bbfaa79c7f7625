import { testByKeyboard } from '../testing/keyboard.js';
import { newPasswordFixtures } from './fixtures.js';
import { newPasswordMessages as messages } from './messages.zh.js';
import { NewPasswordForm } from './NewPasswordForm.js';
import { recoveredByPhone } from './samples.js';

testByKeyboard({
  example: newPasswordFixtures.valid[0],
  messages,
  form: (onSubmit) => <NewPasswordForm recovered={recoveredByPhone} onSubmit={onSubmit} />,
});
