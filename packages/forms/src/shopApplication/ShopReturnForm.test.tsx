import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { dropDrafts } from '../drafts/draft.js';
import { forgetFiles } from '../drafts/held-files.js';
import { openDialogsInJsdom } from '../testing/dialogs.js';
import { stubObjectUrls } from '../testing/uploading.js';
import { sampleFile } from '../uploads/samples.js';
import { hasReturnedDraft } from './draft.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { ReturnedShop } from './returned.js';
import { returnedShop } from './fixtures.js';
import { choices } from './samples.js';
import { ShopReturnForm } from './ShopReturnForm.js';

beforeEach(() => {
  openDialogsInJsdom();
  dropDrafts();
  stubObjectUrls();
});

function show(differences: Partial<ReturnedShop> = {}) {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  const view = render(
    <ShopReturnForm
      {...choices}
      returned={{ ...returnedShop, ...differences }}
      onSubmit={onSubmit}
      onSendCode={() => Promise.resolve()}
      onUpload={(file) => Promise.resolve(`/files/uploads/${file.name}`)}
    />,
  );
  return { ...view, onSubmit, sent: () => onSubmit.mock.calls.map(([payload]: unknown[]) => payload) };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const licence = () => screen.getByLabelText(messages.business_license.label);

it('asks for the refused paper only, and sends the others as they were, without a code', async () => {
  const { sent } = show();
  await press('拍好营业执照，再提交');
  expect(sent()).toEqual([]);
  expect(await screen.findByText(messages.file)).toBeVisible();
  expect(document.activeElement?.textContent).toContain('重新拍摄');

  await userEvent.upload(licence(), sampleFile('执照.jpg'));
  await userEvent.click(await screen.findByRole('button', { name: messages.returned.submit }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const { papers: _papers, pass, ...texts } = returnedShop.application;
  expect(sent()).toEqual([
    {
      ...texts,
      agreement_name: 'authorization_agreement',
      query_code: returnedShop.queryCode,
      pass,
      publication_license: '/files/uploads/publication_license.jpg?expires=1',
      business_license: '/files/uploads/执照.jpg',
      identity_card:
        '/files/uploads/identity_card.jpg?expires=1,/files/uploads/identity_card_back.jpg?expires=1',
    },
  ]);
});

it('needs a code for another phone number', async () => {
  show();
  await press('修改联系人');
  expect(screen.queryByLabelText(messages.phone_code.label)).toBeNull();
  await userEvent.type(screen.getByLabelText(messages.phone.label), '{Backspace}6');
  expect(screen.getByLabelText(messages.phone_code.label)).toBeVisible();
});

it('keeps one changed field over a reload, with all others', async () => {
  const first = show();
  await press('修改店铺');
  await userEvent.type(screen.getByLabelText(messages.shop_name.label), '！');
  expect(hasReturnedDraft(returnedShop.queryCode)).toBe(true);
  expect(hasReturnedDraft('7KXQ4MRW9TEC')).toBe(false);
  first.unmount();
  forgetFiles();

  show();
  expect(screen.getByText(/郑州书香阁图书专营店！/)).toBeVisible();
  expect(screen.getByText(/91350100M000100Y43/)).toBeVisible();
  expect(screen.getAllByRole('img', { name: /许可证|身份证/ })).toHaveLength(3);
});

it('names how many papers are missing, and requires the back of the card if it was refused', async () => {
  show({
    refused: [
      { paper: 'identity_card', reason: '四角不全' },
      { paper: 'identity_card_back', reason: '已过期' },
    ],
  });
  await press('拍好 2 张，再提交');
  expect(await screen.findAllByText(messages.file)).toHaveLength(2);
});

it('opens all groups when something in the texts has to be corrected', () => {
  show({ refused: [], dataReason: '公司名称请照执照写全' });
  expect(screen.getByText('公司名称请照执照写全')).toBeVisible();
  expect(screen.getByLabelText(messages.company_name.label)).toBeVisible();
  expect(screen.getByRole('button', { name: messages.returned.submit })).toBeVisible();
});
