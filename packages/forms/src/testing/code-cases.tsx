import type { ReactElement } from 'react';

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { said } from './said.js';

interface CodeCases<Request> {
  /** Renders the form with a value in the field that the code is sent to. */
  form: (typed: string, onSendCode: (request: Request) => Promise<unknown>) => ReactElement;
  /** The label of the field. */
  label: string;
  /** A value to which a code is sent, and the request. */
  sent: readonly [typed: string, request: Request];
  /** Values to which none is sent, and their messages. */
  refused: readonly (readonly [typed: string, message: string])[];
}

/** The tests of the button 获取验证码 in a form. */
export function testCode<Request>(
  name: string,
  { form, label, sent: [typed, request], refused }: CodeCases<Request>,
): void {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /获取验证码|秒后可重发/ });

  async function press(value: string, answer: () => Promise<unknown> = () => Promise.resolve()) {
    const onSendCode = vi.fn((_request: Request) => answer());
    render(form(value, onSendCode));
    const user = userEvent.setup();
    await user.click(button());
    return { user, onSendCode };
  }

  describe(name, () => {
    it('requests a code and starts the countdown', async () => {
      const { onSendCode } = await press(typed);
      expect(onSendCode.mock.calls).toEqual([[request]]);
      expect(button().textContent).toMatch(/^\d+秒后可重发$/);
      expect(button().disabled).toBe(true);
    });

    it.each(refused)(
      'sends no code to %j, and removes the message at the next change (spec: B5 code phone, B8 bad phone)',
      async (value, message) => {
        const { user, onSendCode } = await press(value);
        expect(onSendCode).not.toHaveBeenCalled();
        expect(said()).toEqual({ [label]: message });
        expect(document.activeElement).toBe(screen.getByLabelText(label));
        expect(button().disabled).toBe(false);
        await user.keyboard('1');
        expect(said()).toEqual({});
      },
    );

    it('enables the button at once, without a message, when the request fails (spec: B8 code request fails)', async () => {
      await press(typed, () => Promise.reject(new Error('短信发送失败')));
      expect(button().textContent).toBe('获取验证码');
      expect(button().disabled).toBe(false);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(said()).toEqual({});
    });
  });
}
