import { testByKeyboard } from '../testing/keyboard.js';
import { RealNameForm } from './RealNameForm.js';
import { realNameFixtures } from './fixtures.js';
import { realNameMessages as messages } from './messages.zh.js';

testByKeyboard({
  example: realNameFixtures.valid[0],
  messages,
  form: (onSubmit) => <RealNameForm onSubmit={onSubmit} />,
});
