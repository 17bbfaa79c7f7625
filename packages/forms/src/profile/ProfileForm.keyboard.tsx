import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fillInByKeyboard } from '../testing/keyboard.js';
import { labelOf } from '../testing/said.js';
import { profileFixtures, student } from './fixtures.js';
import { profileMessages as messages } from './messages.zh.js';
import { ProfileForm } from './ProfileForm.js';
import { grades } from './samples.js';

it('can be unlocked, changed, saved and locked by keyboard', async () => {
  const { fields, payload } = profileFixtures.valid.find(({ name }) => name === 'everything') ?? {};
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<ProfileForm profile={student} grades={grades} onSubmit={onSubmit} onSendCode={vi.fn()} />);
  await fillInByKeyboard({}, messages.edit);
  await vi.waitFor(() => {
    expect(labelOf(document.activeElement ?? document.body)).toBe(messages.nickname.label);
  });
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(fields?.nickname ?? '');
  await fillInByKeyboard(
    {
      [messages.school.label]: fields?.school ?? '',
      [messages.gradeId.label]: '高二',
      [messages.old_pwd.label]: fields?.old_pwd ?? '',
      [messages.new_pwd.label]: fields?.new_pwd ?? '',
      [messages.repetition_pwd.label]: fields?.repetition_pwd ?? '',
      [messages.phone.label]: fields?.phone ?? '',
      [messages.code.label]: fields?.code ?? '',
    },
    messages.submit,
  );
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.edit }));
  });
});
