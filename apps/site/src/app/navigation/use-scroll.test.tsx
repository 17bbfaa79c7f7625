import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';

import { useScroll } from './use-scroll.js';

/** Scrolls down and follows a link. @returns how the page was scrolled then */
async function follow() {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const { result } = renderHook(
    () => {
      useScroll();
      return useNavigate();
    },
    { wrapper: MemoryRouter },
  );
  vi.stubGlobal('scrollY', 900);
  window.dispatchEvent(new Event('scroll'));
  await act(async () => result.current('/next'));
  vi.unstubAllGlobals();
  return scrollTo.mock.calls;
}

it('scrolls smoothly to the top of the next page (spec: A4 scroll to top)', async () => {
  expect(await follow()).toEqual([[{ top: 0, behavior: 'smooth' }]]);
});

it('scrolls at once where the person prefers reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }));
  expect(await follow()).toEqual([[{ top: 0, behavior: 'instant' }]]);
});
