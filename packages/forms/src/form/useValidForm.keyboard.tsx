import { TextField } from '@inkstone/ui/components/TextField';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { code } from '../rules/code.js';
import { mobile } from '../rules/mobile.js';
import * as z from '../rules/zod.js';
import { FormFrame } from './FormFrame.js';
import { useValidForm, type SubmitHandler } from './useValidForm.js';

/*
 * In a real browser, because there what is drawn when depends on the event that is under way: an event that a test
 * makes up ends before the form is checked, a real one does not.
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
  render(<Form onSubmit={onSubmit} />);
});
afterEach(cleanup);

/** Waits until the field says this and has the focus. */
async function expectFocus(label: string, message: string) {
  await screen.findByText(message);
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  });
}

it('leads to the first bad field of an empty form, from its button', async () => {
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expectFocus('手机号', '手机号不得为空');
});

it('leads to the first bad field from within another, and from one to the next', async () => {
  await userEvent.keyboard('{Tab}{Tab}042{Enter}');
  await expectFocus('手机号', '手机号不得为空');
  await userEvent.keyboard('13800000003{Enter}');
  await expectFocus('验证码', '验证码为 6 位数字');
});

it('leads to the field that the server names', async () => {
  await userEvent.keyboard('{Tab}13800000003{Tab}042917{Enter}');
  await expectFocus('手机号', '该号码已停用');
  expect(onSubmit).toHaveBeenCalledOnce();
});
