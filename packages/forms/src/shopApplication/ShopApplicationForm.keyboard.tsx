import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { answersOf, expectSent, fillInByKeyboard } from '../testing/keyboard.js';
import { sampleFile } from '../uploads/samples.js';
import { certificatesOf } from './certificates.js';
import { shopApplicationFixtures } from './fixtures.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { choices } from './samples.js';
import { ShopApplicationForm } from './ShopApplicationForm.js';

const answers = {
  '': '',
  '1': messages.is_merge.merged.label,
  '0': messages.is_merge.separate.label,
};

it.each(shopApplicationFixtures.valid.slice(0, 2))(
  'can be filled in and sent by keyboard: $name',
  async ({ fields, payload }) => {
    const onSubmit = vi.fn().mockResolvedValue(undefined);
    const names = certificatesOf(fields.is_merge);
    const urls = names.flatMap((name) => fields[name].map(({ url }) => url));
    render(
      <ShopApplicationForm
        {...choices}
        onSubmit={onSubmit}
        onSendCode={() => Promise.resolve()}
        onUpload={() => Promise.resolve(urls.shift() ?? '')}
        onOpenAgreement={() => undefined}
      />,
    );
    await fillInByKeyboard(
      {
        ...answersOf(fields, messages),
        [messages.shop_platform.label]: '天猫',
        [messages.province.label]: '河南省',
        [messages.is_merge.label]: answers[fields.is_merge],
        '我已阅读并同意《授权协议》': true,
      },
      messages.submit,
    );
    // After sending without a certificate, the first of them has the focus, and Tab goes on from there.
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain(messages.publication_license.label),
    );
    for (const name of names) {
      await userEvent.upload(
        screen.getByLabelText(new RegExp(`^${messages[name].label}(选填)?$`)),
        fields[name].map((file) => sampleFile(file.name)),
      );
      const last = fields[name].at(-1)?.name ?? '';
      await screen.findByRole('button', { name: `移除：${last}` });
    }
    await fillInByKeyboard({}, messages.submit);
    await expectSent(onSubmit, payload);
  },
);

it('can request a code by keyboard', async () => {
  const onSendCode = vi.fn().mockResolvedValue(undefined);
  render(
    <ShopApplicationForm
      {...choices}
      onSubmit={() => Promise.resolve()}
      onSendCode={onSendCode}
      onUpload={() => Promise.resolve('')}
      onOpenAgreement={() => undefined}
    />,
  );
  screen.getByLabelText(messages.phone.label).focus();
  await userEvent.keyboard('13800000005{Tab}{Tab}{Enter}');
  await expectSent(onSendCode, { phone: '13800000005' });
});
