import { TextField } from '@inkstone/ui/components/TextField';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { keepDraft, readDraft } from '../drafts/draft.js';
import { email } from '../rules/email.js';
import { mobile } from '../rules/mobile.js';
import { mobileMessages } from '../rules/mobile.js';
import * as z from '../rules/zod.js';
import { said } from '../testing/said.js';
import { FormFrame } from './FormFrame.js';
import { useValidForm, type Sending, type ValidFormOptions } from './use-valid-form.js';

interface Contact {
  way: 'phone' | 'email';
  phone: string;
  email: string;
}

const empty: Contact = { way: 'phone', phone: '', email: '' };
const right: Partial<Contact> = { phone: '13800000003' };
const schemas = { phone: z.object({ phone: mobile }), email: z.object({ email }) };
const draft = { key: 'contact', fields: ['phone', 'email'] } as const;

type Options = ValidFormOptions<Contact, unknown>;

/** A form with two tabs of one field each. On the wire the phone is called `tel`. */
function Form(options: Partial<Options>) {
  const form = useValidForm<Contact, unknown>({
    schema: ({ way }) => schemas[way],
    empty,
    toPayload: ({ way, ...fields }) => ({ account: fields[way] }),
    onSubmit: () => Promise.resolve(),
    fieldOf: { tel: 'phone' },
    ...options,
  });
  const way = form.watch('way');
  return (
    <FormFrame form={form} submitLabel="提交">
      <TextField key={way} label={way} error={form.errors[way]?.message} {...form.register(way)} />
      <button
        type="button"
        onClick={() => {
          form.clearMessages();
          form.setValue('way', way === 'phone' ? 'email' : 'phone');
        }}
      >
        换一种
      </button>
      <button type="button" onClick={form.cancel}>
        取消
      </button>
      <output>{form.percent}</output>
    </FormFrame>
  );
}

function show(options: Partial<Options> = {}) {
  const { unmount } = render(<Form {...options} />);
  return { user: userEvent.setup(), unmount };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const above = () => screen.queryByRole('alert')?.textContent ?? null;

/** Like the client's error for code 400. */
function refusal(message: string, ...errors: { field: string; message: string }[]) {
  return Object.assign(new Error(message), { data: { errors } });
}

function refusedWith(error: Error): Partial<Options> {
  return { defaultValues: right, onSubmit: () => Promise.reject(error) };
}

describe('what is sent', () => {
  it('has the validated values, trimmed', async () => {
    const onSubmit = vi.fn().mockResolvedValue(undefined);
    const { user } = show({ defaultValues: { phone: ' 13800000003 ' }, onSubmit });
    await user.click(button('提交'));
    expect(onSubmit.mock.calls.map(([payload]: unknown[]) => payload)).toEqual([{ account: '13800000003' }]);
  });

  it('is nothing if a field is invalid, which has a message and the focus', async () => {
    const onSubmit = vi.fn();
    const { user } = show({ onSubmit });
    await user.click(button('提交'));
    expect(said()).toEqual({ phone: '手机号不得为空' });
    expect(document.activeElement).toBe(field());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is validated at the first submission and from then on at each change', async () => {
    const { user } = show();
    await user.type(field(), '138');
    await user.tab();
    expect(said()).toEqual({});
    await user.click(button('提交'));
    expect(said()).toEqual({ phone: mobileMessages.format });
    await user.type(field(), '00000003');
    expect(said()).toEqual({});
  });
});

describe('a refusal of the server', () => {
  it('is shown at the field, mapped to its name in the form, with its first message', async () => {
    const { user } = show(
      refusedWith(
        refusal(
          '该号码已停用',
          { field: 'tel', message: '该号码已停用' },
          { field: 'tel', message: '请换一个号码' },
        ),
      ),
    );
    await user.click(button('提交'));
    expect(said()).toEqual({ phone: '该号码已停用' });
    expect(above()).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('13800000003');
  });

  it.each([
    ['a field that the form does not have', refusal('来源有误', { field: 'source', message: '来源有误' })],
    ['a field of the other tab', refusal('邮箱已停用', { field: 'email', message: '邮箱已停用' })],
    ['no field', new Error('操作太频繁')],
  ])('is shown above the form if it names %s', async (_what, error) => {
    const { user } = show(refusedWith(error));
    await user.click(button('提交'));
    expect(above()).toBe(error.message);
    expect(said()).toEqual({});
  });

  it('is a general message for a programming error', async () => {
    const { user } = show(refusedWith(new TypeError('x is not a function')));
    await user.click(button('提交'));
    expect(above()).toBe('提交没有成功，请稍后再试');
  });

  it('is shown for an abort that the user did not request', async () => {
    const { user } = show(refusedWith(new DOMException('The operation was aborted.', 'AbortError')));
    await user.click(button('提交'));
    expect(above()).toBe('提交没有成功，请稍后再试');
  });

  it('can be corrected and sent again', async () => {
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce(refusal('该号码已停用', { field: 'tel', message: '该号码已停用' }))
      .mockResolvedValue(undefined);
    const { user } = show({ defaultValues: right, onSubmit });
    await user.click(button('提交'));
    await user.click(button('提交'));
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(said()).toEqual({});
  });
});

describe('another tab', () => {
  it('shows no messages before its own submission, and the first tab keeps its values', async () => {
    const { user } = show();
    await user.type(field(), '138');
    await user.click(button('提交'));
    await user.click(button('换一种'));
    await user.type(field(), 'lu');
    expect(said()).toEqual({});
    await user.click(button('换一种'));
    expect(field().value).toBe('138');
    expect(said()).toEqual({});
    await user.click(button('提交'));
    expect(said()).toEqual({ phone: mobileMessages.format });
  });

  it('removes the message of a refusal', async () => {
    const { user } = show(refusedWith(new Error('操作太频繁')));
    await user.click(button('提交'));
    await user.click(button('换一种'));
    expect(above()).toBeNull();
  });
});

it('does not show the refusal of the last try above errors of this one', async () => {
  const { user } = show(refusedWith(new Error('原密码错误')));
  await user.click(button('提交'));
  expect(above()).toContain('原密码错误');
  await user.clear(field());
  await user.click(button('提交'));
  expect(said()).toEqual({ phone: '手机号不得为空' });
  expect(above()).toBeNull();
});

describe('a running submission', () => {
  /** An `onSubmit` that the test resolves or rejects. */
  function held() {
    const sendings: Sending[] = [];
    const onSubmit = vi.fn(
      (_payload: unknown, sending: Sending) =>
        new Promise((_answer, refuse) => {
          sendings.push(sending);
          sending.signal.addEventListener('abort', () =>
            refuse(new DOMException('The user aborted a request.', 'AbortError')),
          );
        }),
    );
    return { onSubmit, sendings };
  }

  it('has a progress in percent', async () => {
    const { onSubmit, sendings } = held();
    const { user } = show({ defaultValues: right, onSubmit });
    await user.click(button('提交'));
    const output = screen.getByRole('status');
    expect(output.textContent).toBe('');
    act(() => sendings[0]?.onProgress(0.25));
    expect(output.textContent).toBe('25');
    act(() => sendings[0]?.onProgress(undefined));
    expect(output.textContent).toBe('');
    act(() => sendings[0]?.onProgress(0.75));
    await user.click(button('取消'));
    expect(output.textContent).toBe('');
  });

  it('can be cancelled without a message, and the form can be sent again', async () => {
    const { onSubmit } = held();
    const { user } = show({ defaultValues: right, onSubmit });
    await user.click(button('提交'));
    await user.click(button('取消'));
    expect(above()).toBeNull();
    expect(said()).toEqual({});
    expect(field().value).toBe('13800000003');
    await user.click(button('提交'));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('stays busy in another tab, where a refusal is shown above the form', async () => {
    let refuse: (reason: Error) => void = () => undefined;
    const onSubmit = () =>
      new Promise((_answer, reject) => {
        refuse = reject;
      });
    const { user } = show({ defaultValues: right, onSubmit });
    await user.click(button('提交'));
    await user.click(button('换一种'));
    expect(button('提交').getAttribute('aria-disabled')).toBe('true');
    await act(async () => {
      refuse(refusal('该号码已停用', { field: 'tel', message: '该号码已停用' }));
      await Promise.resolve();
    });
    expect(above()).toBe('该号码已停用');
    expect(button('提交').getAttribute('aria-disabled')).toBeNull();
  });

  it('cannot be started a second time', async () => {
    const { onSubmit } = held();
    const { user } = show({ defaultValues: right, onSubmit });
    await user.click(button('提交'));
    await user.type(field(), '{Enter}');
    await user.click(button('提交'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('after success', () => {
  it('keeps its values', async () => {
    const { user } = show({ defaultValues: right });
    await user.click(button('提交'));
    expect(field().value).toBe('13800000003');
  });

  it('is reset without messages if clearAfterSuccess is true', async () => {
    const { user } = show({ defaultValues: right, clearAfterSuccess: true });
    await user.click(button('提交'));
    expect(field().value).toBe('');
    await user.type(field(), '1');
    expect(said()).toEqual({});
  });
});

describe('after success with fields to reset', () => {
  it('keeps the other fields', async () => {
    const { user } = show({
      defaultValues: { ...right, email: 'lu@example.com' },
      clearAfterSuccess: ['email'],
    });
    await user.click(button('提交'));
    expect(field().value).toBe('13800000003');
    await user.click(button('换一种'));
    expect(field().value).toBe('');
  });
});

describe('a draft', () => {
  const kept = () => readDraft<Contact>('contact', empty);

  it('is restored after a reload, and has only values that differ from the initial ones', async () => {
    const first = show({ draft, defaultValues: { email: 'lu@example.com' } });
    await first.user.type(field(), '138');
    expect(kept()).toEqual({ phone: '138' });
    first.unmount();
    const { user } = show({ draft, defaultValues: { email: 'qian@example.com' } });
    expect(field().value).toBe('138');
    await user.click(button('换一种'));
    expect(field().value).toBe('qian@example.com');
  });

  it('has only the listed fields', async () => {
    const { user } = show({ draft: { ...draft, fields: ['email'] } });
    await user.type(field(), '138');
    expect(kept()).toEqual({});
  });

  it('is deleted after success, not after a refusal', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('操作太频繁')).mockResolvedValue(undefined);
    const { user } = show({ draft, onSubmit, clearAfterSuccess: true });
    await user.type(field(), '13800000003');
    await user.click(button('提交'));
    expect(kept()).toEqual({ phone: '13800000003' });
    await user.click(button('提交'));
    expect(kept()).toEqual({});
  });

  it('restores no values without a field', async () => {
    keepDraft('contact', { ...right, fax: '0871-1' });
    const toPayload = vi.fn();
    const { user } = show({ draft, toPayload });
    await user.click(button('提交'));
    expect(toPayload.mock.calls).toEqual([[{ ...empty, ...right }]]);
  });
});
