import { TextField } from '@inkstone/ui/components/TextField';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { code } from '../rules/code.js';
import { mobile } from '../rules/mobile.js';
import * as z from '../rules/zod.js';
import { FormFrame } from './FormFrame.js';
import { useValidForm, type SubmitHandler } from './use-valid-form.js';

/*
 * In a real browser, because the order in which React renders depends on the event: a synthetic event of a test ends
 * before the form is validated, a real one does not.
 */

type Fields = Record<'phone' | 'code', string>;

const empty: Fields = { phone: '', code: '' };
const schema = z.object({ phone: mobile, code });

function Form({ onSubmit }: { onSubmit: SubmitHandler<Fields> }) {
  const { register, errors, ...form } = useValidForm({
    schema,
    empty,
    toPayload: (fields: Fields) => fields,
    onSubmit,
  });
  return (
    <FormFrame form={form} submitLabel="提交">
      <TextField label="手机号" error={errors.phone?.message} {...register('phone')} />
      <TextField label="验证码" error={errors.code?.message} {...register('code')} />
    </FormFrame>
  );
}

const refused = Object.assign(new Error('该号码已停用'), {
  data: { errors: [{ field: 'phone', message: '该号码已停用' }] },
});

let onSubmit: ReturnType<typeof vi.fn<SubmitHandler<Fields>>>;

beforeEach(() => {
  onSubmit = vi.fn<SubmitHandler<Fields>>().mockRejectedValue(refused);
  render(
    <>
      {/* The height of the site's header. */}
      <header style={{ position: 'sticky', top: 0, height: '4.75rem', background: 'white' }} />
      <div style={{ height: '50vh' }} />
      <Form onSubmit={onSubmit} />
    </>,
  );
});

/** Waits until the field has this message and the focus. */
async function expectFocus(label: string, message: string) {
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
}

it('focuses the first invalid field of an empty form after its button was pressed', async () => {
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expectFocus('手机号', '手机号不得为空');
});

it('focuses the next invalid field after Enter in a field', async () => {
  await userEvent.keyboard('{Tab}{Tab}042{Enter}');
  await expectFocus('手机号', '手机号不得为空');
  await userEvent.keyboard('13800000003{Enter}');
  await expectFocus('验证码', '验证码为 6 位数字');
});

it('focuses the field that the server names', async () => {
  await userEvent.keyboard('{Tab}13800000003{Tab}042917{Enter}');
  await expectFocus('手机号', '该号码已停用');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it.each([
  ['a phone', 375, 667],
  ['a laptop', 1366, 768],
])('scrolls the message of a long form below the header on %s', async (_what, width, height) => {
  await page.viewport(width, height);
  onSubmit.mockRejectedValue(new Error('验证码已失效，请重新获取'));
  // As high as the other fields of a long form.
  screen.getByLabelText('验证码').style.marginTop = '3000px';
  await userEvent.keyboard('{Tab}13800000003{Tab}042917{Tab}');
  const button = screen.getByRole('button');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  const { top, bottom } = (await screen.findByRole('alert')).getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  expect(top).toBeGreaterThan(header);
  expect(bottom).toBeLessThan(height);
  // A screen reader announces the alert. The focus stays on the button, so that the form can be sent again.
  expect(document.activeElement).toBe(button);
});
