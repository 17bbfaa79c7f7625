import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { isFocusAtFirstWrong, said } from '../testing/said.js';
import { AvatarForm } from './AvatarForm.js';
import { avatarFixtures } from './fixtures.js';
import { avatarMessages as messages } from './messages.zh.js';

/** AvatarForm.keyboard.tsx tests what needs the canvas of a real browser. */
it.each(avatarFixtures.invalid)(
  'sends nothing and shows the messages: $name',
  async ({ fields, messages: wrong }) => {
    const onSubmit = vi.fn();
    render(<AvatarForm onSubmit={onSubmit} />);
    // Dropped files are not limited by `accept`.
    const user = userEvent.setup({ applyAccept: false });
    const input = screen.getByLabelText<HTMLInputElement>(messages.label);
    input.multiple = true;
    await user.upload(input, fields.avatar);
    if (fields.avatar.length > 0) await screen.findAllByText(wrong.avatar ?? '');
    else await user.click(screen.getByRole('button', { name: messages.submit }));
    expect(said()).toEqual({ [messages.label]: wrong.avatar });
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

it('focuses the file button if there is no picture', async () => {
  render(<AvatarForm onSubmit={vi.fn()} />);
  await userEvent.setup().click(screen.getByRole('button', { name: messages.submit }));
  expect(isFocusAtFirstWrong()).toBe(true);
});

it('announces why a choice was refused and accepts another one', async () => {
  render(<AvatarForm onSubmit={vi.fn()} />);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText(messages.label), new File(['GIF89a'], 'a.gif'));
  expect((await screen.findByRole('status')).textContent).toBe('仅支持 jpg、jpeg、png 格式');
  await user.upload(screen.getByLabelText(messages.label), new File([''], 'a.png'));
  await screen.findAllByText('文件是空的，请重新选择');
});
