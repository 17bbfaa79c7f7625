import { TextField } from '@inkstone/ui/components/TextField';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { dropDrafts, keepDraft, readDraft } from '../drafts/draft.js';
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

beforeEach(dropDrafts);
afterEach(cleanup);

describe('what is sent', () => {
  it('is made of what the rules let through, without the blanks around it', async () => {
    const onSubmit = vi.fn().mockResolvedValue(undefined);
    const { user } = show({ defaultValues: { phone: ' 13800000003 ' }, onSubmit });
    await user.click(button('提交'));
    expect(onSubmit.mock.calls.map(([payload]: unknown[]) => payload)).toEqual([{ account: '13800000003' }]);
  });

  it('is nothing while a rule is broken; the field says why and has the focus', async () => {
    const onSubmit = vi.fn();
    const { user } = show({ onSubmit });
    await user.click(button('提交'));
    expect(said()).toEqual({ phone: '手机号不得为空' });
    expect(document.activeElement).toBe(field());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is checked at the first submission, and from then on as it is typed', async () => {
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

describe('what the server refuses', () => {
  it('is said at the field, by the form’s name of it, in the first of its messages', async () => {
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
  ])('stands above the form where it names %s', async (_what, error) => {
    const { user } = show(refusedWith(error));
    await user.click(button('提交'));
    expect(above()).toBe(error.message);
    expect(said()).toEqual({});
  });

  it('is not read out where it is a mistake of the programme', async () => {
    const { user } = show(refusedWith(new TypeError('x is not a function')));
    await user.click(button('提交'));
    expect(above()).toBe('提交没有成功，请稍后再试');
  });

  it('is said too of a sending that was stopped by nobody here', async () => {
    const { user } = show(refusedWith(new DOMException('The operation was aborted.', 'AbortError')));
    await user.click(button('提交'));
    expect(above()).toBe('提交没有成功，请稍后再试');
  });

  it('can be mended and sent again', async () => {
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
  it('says nothing before it was sent itself, and finds what was typed in the first', async () => {
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

  it('takes a refusal away', async () => {
    const { user } = show(refusedWith(new Error('操作太频繁')));
    await user.click(button('提交'));
    await user.click(button('换一种'));
    expect(above()).toBeNull();
  });
});

describe('a sending that takes its time', () => {
  /** An `onSubmit` that the test resolves or rejects. */
  function held() {
    const sendings: Sending[] = [];
    const onSubmit = vi.fn(
      (_payload: unknown, sending: Sending) =>
        new Promise((_answer, refuse) => {
          sendings.push(sending);
          sending.signal.addEventListener('abort', () => {
            refuse(new DOMException('The user aborted a request.', 'AbortError'));
          });
        }),
    );
    return { onSubmit, sendings };
  }

  it('tells how far it has come, in percent', async () => {
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

  it('says nothing when the person stops it, keeps the form and can be sent again', async () => {
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

  it('stays busy in whichever tab, and says above the form what was refused of the first', async () => {
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

  it('is not sent a second time meanwhile', async () => {
    const { onSubmit } = held();
    const { user } = show({ defaultValues: right, onSubmit });
    await user.click(button('提交'));
    await user.type(field(), '{Enter}');
    await user.click(button('提交'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('after success', () => {
  it('stays as it is', async () => {
    const { user } = show({ defaultValues: right });
    await user.click(button('提交'));
    expect(field().value).toBe('13800000003');
  });

  it('is empty and says nothing to the next person, where that is asked for', async () => {
    const { user } = show({ defaultValues: right, clearAfterSuccess: true });
    await user.click(button('提交'));
    expect(field().value).toBe('');
    await user.type(field(), '1');
    expect(said()).toEqual({});
  });
});

describe('after success, where some fields are to be emptied', () => {
  it('keeps the others', async () => {
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

  it('is there again after a reload, and holds only what differs from the page’s own values', async () => {
    const first = show({ draft, defaultValues: { email: 'lu@example.com' } });
    await first.user.type(field(), '138');
    expect(kept()).toEqual({ phone: '138' });
    first.unmount();
    const { user } = show({ draft, defaultValues: { email: 'qian@example.com' } });
    expect(field().value).toBe('138');
    await user.click(button('换一种'));
    expect(field().value).toBe('qian@example.com');
  });

  it('leaves out what it was not told to keep', async () => {
    const { user } = show({ draft: { ...draft, fields: ['email'] } });
    await user.type(field(), '138');
    expect(kept()).toEqual({});
  });

  it('is dropped after success, not after a refusal', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('操作太频繁')).mockResolvedValue(undefined);
    const { user } = show({ draft, onSubmit, clearAfterSuccess: true });
    await user.type(field(), '13800000003');
    await user.click(button('提交'));
    expect(kept()).toEqual({ phone: '13800000003' });
    await user.click(button('提交'));
    expect(kept()).toEqual({});
  });

  it('brings nothing back that the form has no field for', async () => {
    keepDraft('contact', { ...right, fax: '0871-1' });
    const toPayload = vi.fn();
    const { user } = show({ draft, toPayload });
    await user.click(button('提交'));
    expect(toPayload.mock.calls).toEqual([[{ ...empty, ...right }]]);
  });
});
