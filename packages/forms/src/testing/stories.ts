import { expect, userEvent, within } from 'storybook/test';

import { said } from './said.js';

/** The part of a story's context that these need. */
interface Played {
  canvasElement: HTMLElement;
}

/** The same story at a phone's width. */
export function onPhone<Story extends object>(story: Story) {
  return { ...story, globals: { viewport: { value: 'phone' } } };
}

/** Sends the form, as the person does who presses its button. */
export function sends(submitLabel: string) {
  return async ({ canvasElement }: Played) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: submitLabel }));
  };
}

/** Sends the form; every one of these messages is then said at some field. */
export function isToldWhy(submitLabel: string, messages: Readonly<Partial<Record<string, string>>> = {}) {
  return async ({ canvasElement }: Played) => {
    await sends(submitLabel)({ canvasElement });
    await within(canvasElement).findByText(Object.values(messages)[0] ?? '');
    await expect(Object.values(said(canvasElement))).toEqual(Object.values(messages));
  };
}

/** Sends the form; the server's words then stand above it. */
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
