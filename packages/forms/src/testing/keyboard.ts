import type { ReactElement } from 'react';

import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { labelsIn, type FormTexts } from './labels.js';
import { labelOf } from './said.js';

/** The values to fill in, by label: a text, an option, a tick, or a province and a city. */
export type Answers = Readonly<Record<string, string | boolean>>;

interface KeyboardCase<Fields extends object, Payload> {
  example: { name: string; fields: Fields; payload: Payload } | undefined;
  messages: FormTexts;
  form: (onSubmit: (payload: Payload) => Promise<unknown>) => ReactElement;
  /** What is not the value of a field with a `label` in `messages`, such as the text of a chosen option. */
  answers?: Answers;
  /** What cannot be done by keyboard in a test: a file is chosen in a dialog of the system. */
  before?: (fields: Fields) => Promise<unknown>;
}

/** The test that a form can be filled in and sent by keyboard, with the values of an example. */
export function testByKeyboard<Fields extends object, Payload>({
  example,
  messages,
  form,
  answers = {},
  before,
}: KeyboardCase<Fields, Payload>): void {
  it(`can be filled in and sent by keyboard: ${example?.name ?? ''}`, async () => {
    if (example === undefined) throw new Error('There is no example.');
    const onSubmit = vi.fn((_payload: Payload) => Promise.resolve());
    render(form(onSubmit));
    await before?.(example.fields);
    await fillInByKeyboard({ ...answersOf(example.fields, messages), ...answers }, messages.submit);
    await expectSent(onSubmit, example.payload);
  });
}

/** Waits until a handler has been called once with this. */
export async function expectSent(handler: { mock: { calls: unknown[][] } }, payload: unknown): Promise<void> {
  await waitFor(() => expect(handler.mock.calls.map(([sent]) => sent)).toEqual([payload]));
}

/** The texts and ticks of an example by label. */
export function answersOf(fields: object, messages: FormTexts): Answers {
  const labels = labelsIn(messages);
  const values = Object.entries(fields).flatMap(([field, value]: [string, unknown]) => {
    const label = labels[field];
    return label !== undefined && (typeof value === 'string' || typeof value === 'boolean')
      ? [[label, value] as const]
      : [];
  });
  return Object.fromEntries(values);
}

/** More than any form has controls, so that a form whose button cannot be reached does not loop for ever. */
const MOST_TABS = 120;

/**
 * Fills in a form and submits it by keyboard only: Tab from control to control, keys at each, Enter on the button.
 *
 * @throws Error if a field was not reached
 */
export async function fillInByKeyboard(answers: Answers, submitLabel: string): Promise<void> {
  const open = new Map(Object.entries(answers));
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await userEvent.keyboard('{Tab}');
    const control = document.activeElement;
    if (control instanceof HTMLButtonElement && control.textContent.startsWith(submitLabel)) {
      if (open.size > 0) throw new Error(`Never reached by Tab: ${[...open.keys()].join(', ')}`);
      await userEvent.keyboard('{Enter}');
      return;
    }
    if (control === null) continue;
    const name = nameOf(control);
    const answer = open.get(name);
    if (answer === undefined) continue;
    await answerAt(control, answer);
    open.delete(name);
  }
  throw new Error(`The button ${submitLabel} was never reached by Tab.`);
}

/** A radio button is named by its group; a select or a text in a group, such as the province, by its own label. */
function nameOf(control: Element): string {
  const own =
    control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type !== 'radio')
      ? (control.getAttribute('aria-label') ?? control.labels?.[0]?.childNodes[0]?.textContent)
      : undefined;
  return own ?? labelOf(control);
}

async function answerAt(control: Element, answer: string | boolean): Promise<void> {
  if (typeof answer === 'boolean') {
    if (answer) await userEvent.keyboard(' ');
  } else if (control instanceof HTMLSelectElement) {
    await moveDown(() => control.selectedOptions[0]?.text === answer);
  } else if (control instanceof HTMLInputElement && control.type === 'radio') {
    if (!control.checked) await userEvent.keyboard(' ');
    await moveDown(() => chosenRadio() === answer);
  } else {
    await userEvent.keyboard(answer.replace(/[{[]/g, '$&$&'));
  }
}

async function moveDown(isThere: () => boolean): Promise<void> {
  for (let moves = 0; moves < 60 && !isThere(); moves += 1) await userEvent.keyboard('{ArrowDown}');
}

function chosenRadio(): string {
  const radio = document.activeElement;
  if (!(radio instanceof HTMLInputElement) || !radio.checked) return '';
  // A radio tile has a description after its name.
  const name = document.getElementById(radio.getAttribute('aria-labelledby') ?? '') ?? radio.labels?.[0];
  return name?.textContent ?? '';
}
