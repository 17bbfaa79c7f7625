import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { keepActions, replayActions } from './actions.js';

function Search({ type }: { type: string }) {
  const [text, setText] = useState('');
  return (
    <>
      <input type={type} value={text} onChange={({ target }) => setText(target.value)} />
      <p>找“{text}”</p>
    </>
  );
}

afterEach(() => act(() => hydrated.unmount()));

let hydrated: Root;

/** Types into the served page, which is then hydrated. */
async function hydrateWith(
  typeInto: (field: HTMLInputElement) => void,
  page: ReactNode,
): Promise<HTMLInputElement> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  keepActions();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  typeInto(field);
  hydrated = await act(() => Promise.resolve(hydrateRoot(root, page)));
  act(replayActions);
  return field;
}

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it.each(['text', 'email'])(
  'tells React what was typed into a field of type %s before it was hydrated',
  async (kind) => {
    const field = await hydrateWith((typed) => type(typed, '数学'), <Search type={kind} />);
    expect(screen.getByText('找“数学”')).toBeVisible();
    expect(field.value).toBe('数学');
  },
);

it('tells React of the field that has the focus', async () => {
  const onFocus = vi.fn();
  await hydrateWith((field) => field.focus(), <input onFocus={onFocus} />);
  expect(onFocus).toHaveBeenCalledOnce();
});

it('leaves the caret where it is', async () => {
  const field = await hydrateWith(
    (typed) => {
      type(typed, '数学');
      typed.setSelectionRange(1, 1);
    },
    <Search type="text" />,
  );
  expect(field.selectionStart).toBe(1);
});

it('waits for the end of a word that is being composed', async () => {
  const field = await hydrateWith(
    (typed) => {
      typed.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      type(typed, 'shu');
    },
    <Search type="text" />,
  );
  expect(screen.getByText('找“”')).toBeVisible();
  act(() => void field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  expect(screen.getByText('找“shu”')).toBeVisible();
});
