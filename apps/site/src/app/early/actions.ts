interface Actions {
  /** The text fields that something was typed into. */
  fields: Set<Field>;
  /** The last button that was pressed, also to send a form. */
  button?: HTMLElement | undefined;
  /** In which a Chinese word is being composed. */
  composing?: EventTarget | undefined;
  /** Stops listening to events of one of these types. */
  stop: (...types: readonly ActionType[]) => void;
}

const TYPES = ['click', 'input', 'submit', 'compositionstart', 'compositionend'] as const;

type ActionType = (typeof TYPES)[number];
type Field = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** What a person does on the page before the application listens. */
    inkstoneActions?: Actions;
  }
}

/**
 * Remembers what is typed and pressed before hydration, and keeps a form from being sent to the server, which would load
 * the page anew. Links need no help: the browser follows them.
 */
export function keepActions(): void {
  function remember(event: Event): void {
    const { target, type } = event;
    if (type === 'submit') {
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      if (submitter !== null) actions.button = submitter;
    } else if (type === 'input') {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        actions.fields.add(target);
    } else if (event instanceof CompositionEvent) {
      actions.composing = type === 'compositionstart' ? (target ?? undefined) : undefined;
    } else if (target instanceof Element) {
      actions.button = target.closest('button') ?? undefined;
    }
  }
  const actions: Actions = {
    fields: new Set(),
    stop: (...types) => {
      for (const type of types) document.removeEventListener(type, remember);
    },
  };
  for (const type of TYPES) document.addEventListener(type, remember);
  window.inkstoneActions = actions;
}

/**
 * From here on React answers what is pressed, as soon as it has hydrated that part of the page: remembered too, a button
 * would be pressed twice. What is typed is still remembered, because React misses it in a part that is not hydrated.
 */
export function handOverPresses(): void {
  window.inkstoneActions?.stop('click', 'submit');
}

/** Writes a text as a person does: by the setter of the browser, not by one that a field was given by React. */
function write(field: Field, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types a text again. React takes what stood in the field at hydration for known, and hears only of a change. */
function retype(field: Field): void {
  const { value, selectionStart, selectionEnd } = field;
  write(field, '');
  write(field, value);
  // Fields such as those for e-mail addresses say nothing of it, and refuse it.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function tellTyped(field: Field, isComposing: boolean): void {
  // Writing would end the composition.
  if (isComposing) field.addEventListener('compositionend', () => retype(field), { once: true });
  else retype(field);
}

/** The button that has taken the place of one of the served screen, as for a person who is logged in. */
function alike({ textContent }: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll('button')].filter((button) => button.textContent === textContent);
  return all.length === 1 ? all[0] : undefined;
}

/** Does it again, now that something answers. */
export function replayActions(): void {
  const actions = window.inkstoneActions;
  delete window.inkstoneActions;
  if (actions === undefined) return;
  actions.stop(...TYPES);
  // React hears only of a focus that comes after hydration; a search box then begins to fetch its suggestions.
  if (document.activeElement instanceof HTMLInputElement)
    document.activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const field of actions.fields) if (field.isConnected) tellTyped(field, field === actions.composing);
  const { button } = actions;
  if (button?.isConnected !== true) return;
  // In a task of its own: a form that is sent must know what was typed.
  setTimeout(() => (button.isConnected ? button : alike(button))?.click());
}
