import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { keepActions, replayActions } from './actions.js';

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <input
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <p>找“{text}”</p>
    </>
  );
}

it('tells React what was typed into a field before it was hydrated', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Search />);
  document.body.replaceChildren(root);
  keepActions();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = '数学';
  field.dispatchEvent(new Event('input', { bubbles: true }));

  const hydrated = await act(() => Promise.resolve(hydrateRoot(root, <Search />)));
  act(replayActions);
  expect(screen.getByText('找“数学”')).toBeDefined();
  expect(field.value).toBe('数学');
  act(() => {
    hydrated.unmount();
  });
});
