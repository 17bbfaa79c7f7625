import { expect, fn, userEvent, within, type Mock } from 'storybook/test';

import type { FormFixtures } from '../form/form-schema.js';
import type { SubmitHandler } from '../form/use-valid-form.js';
import type { FormTexts } from './labels.js';
import { said } from './said.js';
import { lostLine, stuckAt } from './sending.js';

/** The part of a story's context that these functions use. */
interface Played {
  canvasElement: HTMLElement;
}

/**
 * The states that every form has stories for, with its first examples.
 *
 * @param refusal the server's message in `refused`
 */
export function formStates<Fields extends object, Payload, Handler extends string, Args extends object>(
  fixtures: FormFixtures<Fields, Payload>,
  { submit }: FormTexts,
  refusal: string,
  { handler = 'onSubmit', args = {} as Args }: { handler?: Handler | 'onSubmit'; args?: Args } = {},
) {
  const filled = { ...args, defaultValues: fixtures.valid[0]?.fields };
  function answering(answer: SubmitHandler<Payload>) {
    return { ...filled, ...({ [handler]: fn(answer) } as Record<Handler, Mock<typeof answer>>) };
  }
  return {
    filled: { args: filled },
    invalid: { args, play: isToldWhy(submit, fixtures.invalid[0]?.messages) },
    submitting: { args: answering(() => new Promise(() => undefined)), play: sends(submit) },
    refused: {
      args: answering(() => Promise.reject(new Error(refusal))),
      play: isRefused(submit, refusal),
    },
  };
}

/** The states of a form whose file is sent with it, from its first example. */
export function uploadStates<Fields extends { files: File[] }, Payload>(
  { valid }: FormFixtures<Fields, Payload>,
  { submit }: FormTexts,
  share: number,
) {
  const defaultValues = valid[0]?.fields;
  const name = defaultValues?.files[0]?.name ?? '';
  const underWay = { defaultValues, onSubmit: fn<SubmitHandler<Payload>>(stuckAt(share)) };
  const failed = fn<SubmitHandler<Payload>>(() => Promise.reject(lostLine()));
  return {
    underWay: {
      args: underWay,
      play: async (context: Played) => {
        await sends(submit)(context);
        const canvas = within(context.canvasElement);
        const progress = await canvas.findByRole('progressbar', { name: `正在上传：${name}` });
        await expect(progress).toHaveAttribute('aria-valuenow', String(share * 100));
      },
    },
    /** The file is still chosen. */
    cancelled: {
      args: underWay,
      play: async (context: Played) => {
        await sends(submit)(context);
        const canvas = within(context.canvasElement);
        await userEvent.click(await canvas.findByRole('button', { name: `取消上传：${name}` }));
        await expect(await canvas.findByRole('button', { name: `移除：${name}` })).toHaveFocus();
      },
    },
    /** After a network error all values stay, and the button sends them again. */
    failed: {
      args: { defaultValues, onSubmit: failed },
      play: async (context: Played) => {
        await isRefused(submit, lostLine().message)(context);
        await sends(submit)(context);
        await expect(failed).toHaveBeenCalledTimes(2);
      },
    },
  };
}

/** The play function that requests a code and expects the countdown. */
export async function getsCode({ canvasElement }: Played) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
  await expect(await canvas.findByRole('button', { name: /^\d+秒后可重发$/ })).toBeDisabled();
}

/** The same story on a phone. */
export function onPhone<Story extends object>(story: Story) {
  return { ...story, globals: { viewport: { value: 'phone' } } };
}

/** Presses the button that submits the form. */
export function sends(submitLabel: string) {
  return async ({ canvasElement }: Played) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: submitLabel }));
  };
}

/** Submits the form and expects each of these messages at a field. */
export function isToldWhy(submitLabel: string, messages: Readonly<Partial<Record<string, string>>> = {}) {
  return async ({ canvasElement }: Played) => {
    await sends(submitLabel)({ canvasElement });
    await within(canvasElement).findByText(Object.values(messages)[0] ?? '');
    await expect(Object.values(said(canvasElement))).toEqual(Object.values(messages));
  };
}

/** Submits the form and expects the server's message above it. */
export function isRefused(submitLabel: string, words: string) {
  return async ({ canvasElement }: Played) => {
    await sends(submitLabel)({ canvasElement });
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(words);
    await expect(isInSight(alert)).toBe(true);
  };
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
