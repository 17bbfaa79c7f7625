import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { answersOf, expectSent, fillInByKeyboard } from '../testing/keyboard.js';
import { labelOf } from '../testing/said.js';
import { profileFixtures, student } from './fixtures.js';
import { profileMessages as messages } from './messages.zh.js';
import { ProfileForm } from './ProfileForm.js';
import { card, grades } from './samples.js';

it('can be unlocked, changed, saved and locked by keyboard', async () => {
  const { fields, payload } = profileFixtures.valid.find(({ name }) => name === 'everything') ?? {};
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(
    <ProfileForm {...card} profile={student} grades={grades} onSubmit={onSubmit} onSendCode={vi.fn()} />,
  );
  await fillInByKeyboard({}, messages.edit);
  await waitFor(() => expect(labelOf(document.activeElement ?? document.body)).toBe(messages.nickname.label));
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(fields?.nickname ?? '');
  await fillInByKeyboard(
    { ...answersOf({ ...fields, nickname: null }, messages), [messages.gradeId.label]: '高二' },
    messages.submit,
  );
  await expectSent(onSubmit, payload);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.edit })),
  );
});
