import { userEvent } from 'vitest/browser';

import { labelOf } from './said.js';

/** What is typed into, chosen of or ticked at a field, by its label. A region is its province and its city. */
export type Answers = Readonly<Record<string, string | boolean>>;

/** More than any form has; a form that never comes to its button must not go round for ever. */
const MOST_TABS = 120;

/**
 * Fills a form in and sends it as a person without a pointer does: Tab from control to control, keys at each, Enter
 * on the button. Throws when an answer's field was never reached.
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

/** A radio goes by its group. A list or a text in a group, such as the province of a region, has a name of its own. */
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
  // A tile bears a description beside its name.
  const name = document.getElementById(radio.getAttribute('aria-labelledby') ?? '') ?? radio.labels?.[0];
  return name?.textContent ?? '';
}
