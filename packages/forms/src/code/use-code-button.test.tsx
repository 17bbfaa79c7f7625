import { CodeField } from '@inkstone/ui/components/CodeField';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useCodeButton, type CodeButtonOptions } from './use-code-button.js';

function Code(options: CodeButtonOptions) {
  return <CodeField label="验证码" {...useCodeButton(options)} />;
}

const button = () => screen.getByRole<HTMLButtonElement>('button');

/** Presses the button and waits for all promises that are already settled. */
async function press() {
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

async function pass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

function show(given: Partial<CodeButtonOptions> = {}) {
  const send = vi.fn(given.send ?? (() => Promise.resolve()));
  const options = { isReady: () => true, ...given, send };
  const { rerender } = render(<Code {...options} />);
  return {
    send,
    rerender: () => rerender(<Code {...options} />),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts down sixty seconds and is then enabled (spec: B4 code button waits, B4 code button counts, B4 code button free, B9 code wait)', async () => {
  const { send } = show();
  expect(button().textContent).toBe('获取验证码');
  await press();
  const seen: string[] = [];
  while (button().disabled) {
    seen.push(button().textContent);
    await pass(1);
  }
  expect(seen).toEqual(Array.from({ length: 60 }, (_, second) => `${String(60 - second)}秒后可重发`));
  expect(button().textContent).toBe('获取验证码');
  expect(vi.getTimerCount()).toBe(0);
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

it('keeps counting when the form is rendered again', async () => {
  const { rerender } = show();
  await press();
  await pass(10);
  rerender();
  expect(button().textContent).toBe('50秒后可重发');
  await pass(1);
  expect(button().textContent).toBe('49秒后可重发');
});

it('shows the right number when its tab returns from the background', async () => {
  show();
  await press();
  vi.setSystemTime(Date.now() + 42_000);
  fireEvent(document, new Event('visibilitychange'));
  expect(button().textContent).toBe('18秒后可重发');
  vi.setSystemTime(Date.now() + 600_000);
  fireEvent(document, new Event('visibilitychange'));
  expect(button().disabled).toBe(false);
});

it('is enabled at once, without a message, when the request fails (spec: B4 code button failed, B8 code request fails)', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const { send } = show({
    send: () =>
      new Promise((_sent, refuse) => {
        fail = refuse;
      }),
  });
  await press();
  await pass(3);
  expect(button().textContent).toBe('57秒后可重发');
  await act(async () => {
    fail(new Error('短信发送失败'));
    await Promise.resolve();
  });
  expect(button().textContent).toBe('获取验证码');
  expect(button().disabled).toBe(false);
  expect(document.body.textContent).not.toContain('失败');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

it('neither sends nor counts if it is not ready', async () => {
  const { send } = show({ isReady: () => false });
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(button().textContent).toBe('获取验证码');
  expect(button().disabled).toBe(false);
});

it('sends one code for several quick clicks', async () => {
  const { send } = show();
  fireEvent.click(button());
  fireEvent.click(button());
  await press();
  expect(send).toHaveBeenCalledOnce();
});

it('sends no second code before the first request has ended', async () => {
  const { send } = show({ send: () => new Promise(() => undefined) });
  await press();
  await pass(90);
  await press();
  expect(send).toHaveBeenCalledOnce();
});
