import { createContext } from 'react';

import { deskKeysMessages } from './messages.zh.js';

export interface DeskKey {
  /** `KeyboardEvent.code`, such as `KeyA`: a Chinese input method replaces `key`. */
  code: string;
  /** Together with Shift. */
  shift?: boolean | undefined;
  /** Together with Ctrl or ⌘. Such a key acts in fields too. */
  control?: boolean | undefined;
  /** What it does, in the table of all keys. */
  label: string;
  onPress: () => void;
  /** It does nothing now, but stays in the table. */
  disabled?: boolean | undefined;
}

export interface DeskKeysApi {
  /** Whether keys act; without a `DeskKeysProvider` none do, and none are printed on buttons. */
  enabled: boolean;
  /** Adds keys and returns the function that removes them. Of two with the same key, the later one acts. */
  register: (keys: () => readonly DeskKey[]) => () => void;
  /** Opens the table of all keys. */
  showAll: () => void;
}

export const DeskKeysContext = createContext<DeskKeysApi>({
  enabled: false,
  register: () => () => undefined,
  showAll: () => undefined,
});

const CAPS: Record<string, string> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Enter: '↵',
  Escape: 'Esc',
  Slash: '/',
  Space: deskKeysMessages.space,
};

type Press = Pick<DeskKey, 'code' | 'shift' | 'control'>;

/** What is printed on the key: A, 1, ↵, ?. */
export function capOf({ code, shift = false, control = false }: Press): string {
  if (code === 'Slash' && shift) return '?';
  const cap = CAPS[code] ?? code.replace(/^(?:Key|Digit)/, '');
  return `${control ? deskKeysMessages.control : ''}${shift ? deskKeysMessages.shift : ''}${cap}`;
}

/** The value of `aria-keyshortcuts`. */
export function shortcutOf({ code, shift = false, control = false }: Press): string {
  const key = code === 'Slash' ? '/' : code.replace(/^(?:Key|Digit)/, '');
  return [control && 'Control', shift && 'Shift', key].filter(Boolean).join('+');
}

const FIELDS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Elements for which these keys already do something. */
const OWN_KEYS: [codes: RegExp, elements: string][] = [
  [/^(?:Space|Enter)$/, 'a, button, summary, input, [role="menuitem"], [role="option"], [role="tab"]'],
  [/^Arrow/, 'input, [role="menu"], [role="listbox"], [role="tablist"], [role="slider"]'],
];

function isTaken(target: Element, code: string): boolean {
  return OWN_KEYS.some(([codes, elements]) => codes.test(code) && target.closest(elements) !== null);
}

/** The key that an event means, or undefined where the user is typing, or the key has another meaning. */
export function keyOf(event: KeyboardEvent, keys: readonly DeskKey[]): DeskKey | undefined {
  const { target, isComposing, altKey, shiftKey } = event;
  if (event.defaultPrevented || isComposing || altKey || !(target instanceof Element)) return undefined;
  // A dialog has its own keys.
  if (document.querySelector('dialog[open]') !== null) return undefined;
  const code = event.code.replace(/^Numpad(?=\d$)/, 'Digit').replace('NumpadEnter', 'Enter');
  const withControl = event.ctrlKey || event.metaKey;
  if (!withControl && (target.closest(FIELDS) !== null || isTaken(target, code))) return undefined;
  return keys
    .filter(
      (key) =>
        key.code === code && (key.shift ?? false) === shiftKey && (key.control ?? false) === withControl,
    )
    .at(-1);
}
