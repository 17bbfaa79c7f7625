import { testForm } from '../testing/form-cases.js';
import { AccountDeletionForm } from './AccountDeletionForm.js';
import { accountDeletionFixtures } from './fixtures.js';
import { accountDeletionMessages as messages } from './messages.zh.js';

testForm('AccountDeletionForm', {
  fixtures: accountDeletionFixtures,
  form: (props) => <AccountDeletionForm {...props} />,
  messages,
});
