import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { usePixelRatio } from './use-pixel-ratio.js';

it('follows the pixel ratio over several changes, and listens no longer than it is used', () => {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    addEventListener: (_: string, listener: () => void) => listeners.set(query, listener),
    removeEventListener: () => listeners.delete(query),
  }));
  vi.stubGlobal('devicePixelRatio', 1);
  function move(to: number) {
    const listener = listeners.get(`(resolution: ${String(window.devicePixelRatio)}dppx)`);
    vi.stubGlobal('devicePixelRatio', to);
    act(() => listener?.());
  }

  const { result, unmount } = renderHook(() => usePixelRatio());
  expect(result.current).toBe(1);
  move(1.5);
  expect(result.current).toBe(1.5);
  move(2);
  expect(result.current).toBe(2);
  unmount();
  expect(listeners.size).toBe(0);
  vi.unstubAllGlobals();
});
