import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { maxFileBytes } from '../rules/file.js';
import { forgetFiles } from '../drafts/held-files.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { sampleFile } from '../uploads/samples.js';
import { BookFeedbackForm, type BookFeedbackFormProps } from './BookFeedbackForm.js';
import { bookFeedbackFixtures } from './fixtures.js';
import { bookFeedbackMessages as messages } from './messages.zh.js';

const edition = messages.edition.label;

beforeEach(() => {
  // jsdom does not implement object URLs.
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => undefined;
});

testForm('BookFeedbackForm', {
  fixtures: bookFeedbackFixtures,
  form: (props) => <BookFeedbackForm {...props} onUpload={vi.fn()} />,
  messages,
  labels: {
    edition_year: edition,
    edition_month: edition,
    edition_version: edition,
    print_batch: edition,
  },
});

const [correction, feedback] = bookFeedbackFixtures.valid;

function show(props: Partial<BookFeedbackFormProps> = {}) {
  const onSubmit = vi.fn<BookFeedbackFormProps['onSubmit']>().mockResolvedValue(undefined);
  const onUpload = vi.fn<BookFeedbackFormProps['onUpload']>((file) =>
    Promise.resolve(`/files/uploads/${file.name}`),
  );
  const { unmount } = render(<BookFeedbackForm onSubmit={onSubmit} onUpload={onUpload} {...props} />);
  return {
    // `accept` does not suffice, because files can also be dropped.
    user: userEvent.setup({ applyAccept: false }),
    onSubmit,
    onUpload,
    unmount,
    sent: () => onSubmit.mock.calls.map(([payload]) => payload),
  };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const choose = (problem: string) => screen.getByRole('radio', { name: problem });
const send = () => screen.getByRole('button', { name: messages.submit });
const addButton = () => screen.queryByRole('button', { name: /添加/ });

describe('the type', () => {
  it('has no default, unless the page passes one', () => {
    const { unmount } = show();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
    ]);
    unmount();
    show({ defaultValues: { type: '2' } });
    expect(choose(messages.type.feedback.label)).toHaveProperty('checked', true);
  });

  it('decides which fields are shown, and hidden fields keep their values (spec: B2.8 bookCorrection correction fields, B2.8 bookCorrection kinds)', async () => {
    const { user, sent } = show({ defaultValues: correction?.fields });
    await user.clear(field(messages.page_number.label));
    await user.type(field(messages.page_number.label), '48');
    await user.click(choose(messages.type.feedback.label));
    for (const { label } of [messages.book_number, messages.page_number, messages.question_number]) {
      expect(screen.queryByLabelText(label)).toBeNull();
    }
    expect(screen.queryByRole('group', { name: edition })).toBeNull();
    await user.click(choose(messages.type.correction.label));
    expect(field(messages.page_number.label).value).toBe('48');
    expect(field(messages.edition_year.label).value).toBe(correction?.fields.edition_year);
    await user.click(send());
    expect(sent()).toEqual([{ ...correction?.payload, page_number: '48' }]);
  });

  it('is not blocked by invalid fields of the other type', async () => {
    const { user, sent } = show({ defaultValues: { ...feedback?.fields, type: '1' } });
    await user.click(send());
    expect(Object.keys(said())).toContain(messages.book_number.label);
    await user.click(choose(messages.type.feedback.label));
    await user.click(send());
    expect(sent()).toEqual([feedback?.payload]);
  });
});

describe('the edition', () => {
  it('shows one message after another, in the order of the form (spec: B5 correction edition order, B2.8 bookCorrection edition)', async () => {
    const { user } = show({
      defaultValues: {
        ...correction?.fields,
        edition_year: '',
        edition_month: '',
        edition_version: '',
        print_batch: '',
      },
    });
    await user.click(send());
    const heard = [said()[edition]];
    for (const [label, value] of [
      [messages.edition_year.label, '2026'],
      [messages.edition_month.label, '6'],
      [messages.edition_version.label, '2'],
      [messages.print_batch.label, '5'],
    ] as const) {
      await user.type(field(label), value);
      await waitFor(() => expect(said()[edition]).not.toBe(heard.at(-1)));
      heard.push(said()[edition]);
    }
    expect(heard).toEqual(['请填写年份', '请填写月份', '请填写版次', '请填写印次', undefined]);
  });

  it('marks only the part with the message as invalid', async () => {
    const { user } = show({ defaultValues: { ...correction?.fields, edition_month: ' ', print_batch: '' } });
    await user.click(send());
    const marked = screen
      .getAllByRole('textbox')
      .filter((box) => box.getAttribute('aria-invalid') === 'true');
    expect(marked).toEqual([field(messages.edition_month.label)]);
    expect(document.activeElement).toBe(field(messages.edition_month.label));
  });
});

describe('the pictures', () => {
  it('are uploaded when they are chosen, show as cards, and the form sends their addresses (spec: B2.8 bookCorrection photos)', async () => {
    const { user, sent, onUpload } = show({ defaultValues: { ...feedback?.fields, images: [] } });
    await user.upload(field(messages.images.label), [sampleFile('封面.jpg'), sampleFile('第47页.png')]);
    await waitFor(() => expect(onUpload).toHaveBeenCalledTimes(2));
    // A card each, with the picture.
    expect(screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))).toEqual([
      'blob:',
      'blob:',
    ]);
    await user.click(send());
    await waitFor(() =>
      expect(sent()).toEqual([
        { ...feedback?.payload, images: '/files/uploads/封面.jpg,/files/uploads/第47页.png' },
      ]),
    );
  });

  it.each([
    ['too large', [sampleFile('封面.jpg', maxFileBytes + 1)], '文件大小请控制在5M之内'],
    ['of another kind', [sampleFile('勘误.pdf')], '仅支持 jpg、jpeg、png、gif 格式'],
    [
      'too many',
      Array.from({ length: 11 }, (_, index) => sampleFile(`${String(index)}.jpg`)),
      '最多上传10个文件',
    ],
  ])(
    'are refused when they are %s (spec: B5 image size, B5 image number, B5 image types, B2.8 bookCorrection photos)',
    async (_what, files, message) => {
      const { user, onUpload } = show();
      await user.upload(field(messages.images.label), files);
      await waitFor(() => expect(said()).toEqual({ [messages.images.label]: message }));
      expect(onUpload).not.toHaveBeenCalled();
    },
  );

  it('can be added up to ten (spec: B4 feedback photos, B5 image number, B9 upload feedback images)', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => ({
      id: `of-before-${String(index)}`,
      name: `${String(index)}.jpg`,
      size: 1024,
      status: 'done' as const,
      url: `/files/uploads/${String(index)}.jpg`,
    }));
    const { user } = show({ defaultValues: { images: nine } });
    expect(addButton()).not.toBeNull();
    await user.upload(field(messages.images.label), sampleFile('9.jpg'));
    await waitFor(() => expect(addButton()).toBeNull());
  });
});

describe('the draft', () => {
  it('restores the texts but no pictures after a reload, and nothing after success', async () => {
    const first = show();
    await first.user.click(choose(messages.type.correction.label));
    await first.user.type(field(messages.page_number.label), '47');
    await first.user.upload(field(messages.images.label), sampleFile('勘误.jpg'));
    await screen.findByRole('button', { name: '移除：勘误.jpg' });
    first.unmount();
    forgetFiles();

    const second = show({ defaultValues: { ...correction?.fields, page_number: '' } });
    expect(field(messages.page_number.label).value).toBe('47');
    expect(screen.queryByRole('button', { name: '移除：勘误.jpg' })).toBeNull();
    await second.user.click(send());
    expect(second.sent()).toEqual([correction?.payload]);
    await waitFor(() => expect(field(messages.book_name.label).value).toBe(''));
    second.unmount();

    show();
    expect(screen.queryByLabelText(messages.page_number.label)).toBeNull();
    expect(field(messages.book_name.label).value).toBe('');
  });
});

it('keeps a draft of its own for each book', async () => {
  const { user, unmount } = show({ item: '高考数学总复习', defaultValues: { book_name: '高考数学总复习' } });
  await user.type(field(messages.descr.label), '第 9 题');
  unmount();

  const other = show({ item: '课时精练', defaultValues: { book_name: '课时精练' } });
  expect(field(messages.book_name.label).value).toBe('课时精练');
  expect(field(messages.descr.label).value).toBe('');
  other.unmount();

  show({ item: '高考数学总复习', defaultValues: { book_name: '高考数学总复习' } });
  expect(field(messages.descr.label).value).toBe('第 9 题');
});

it('shows a message of the server at its field', async () => {
  const refusal = Object.assign(new Error('请填写年份'), {
    data: { errors: [{ field: 'edition_year', message: '请填写年份' }] },
  });
  const { user } = show({
    defaultValues: correction?.fields,
    onSubmit: () => Promise.reject(refusal),
  });
  await user.click(send());
  expect(said()).toEqual({ [edition]: '请填写年份' });
  expect(document.activeElement).toBe(field(messages.edition_year.label));
});
