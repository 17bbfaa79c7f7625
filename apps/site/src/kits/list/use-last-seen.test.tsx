import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, it } from 'vitest';

import { useLastSeen } from './use-last-seen.js';

it('marks the opened item on return, and nothing on a new entry of the list', () => {
  function wrapper({ children }: { children: ReactNode }) {
    return <MemoryRouter initialEntries={['/list']}>{children}</MemoryRouter>;
  }
  const { result } = renderHook(() => ({ lastSeen: useLastSeen(), navigate: useNavigate() }), { wrapper });
  expect(result.current.lastSeen.id).toBeUndefined();
  result.current.lastSeen.onOpen(7);
  act(() => void result.current.navigate('/item'));
  expect(result.current.lastSeen.id).toBeUndefined();
  act(() => void result.current.navigate(-1));
  expect(result.current.lastSeen.id).toBe(7);
  act(() => void result.current.navigate('/list?page=2'));
  expect(result.current.lastSeen.id).toBeUndefined();
});
