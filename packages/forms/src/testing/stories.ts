import { expect, userEvent, within } from 'storybook/test';

import { said } from './said.js';

/** The part of a story's context that these functions use. */
interface Played {
  canvasElement: HTMLElement;
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
