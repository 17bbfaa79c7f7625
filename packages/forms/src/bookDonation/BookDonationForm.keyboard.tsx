import { testByKeyboard } from '../testing/keyboard.js';
import { BookDonationForm } from './BookDonationForm.js';
import { bookDonationFixtures } from './fixtures.js';
import { bookDonationMessages as messages } from './messages.zh.js';
import { regions } from './samples.js';

testByKeyboard({
  example: bookDonationFixtures.valid[0],
  messages,
  form: (onSubmit) => <BookDonationForm onSubmit={onSubmit} regions={regions} />,
  answers: { 省份: '云南省', 城市: '文山州' },
});
