import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { useFirstVisit } from './use-first-visit.js';

// The page is complete at once.
vi.mock('@inkstone/ui/idle', () => ({
  afterLoadAndIdle: (run: () => void) => {
    run();
    return () => undefined;
  },
}));
afterEach(() => {
  window.sessionStorage.clear();
});

function visit(path = '/layout/list/home') {
  return renderHook(() => useFirstVisit('欢迎来到砚台。'), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  });
}

it('opens the dialog, and not again after a reload although it was left open (spec: A2 first visit once)', () => {
  const first = visit();
  expect(first.result.current.open).toBe(true);
  first.unmount();
  expect(visit().result.current.open).toBe(false);
});

it('keeps the dialog for later where somebody arrives at the login', () => {
  const login = visit('/login/nowLogin');
  expect(login.result.current.open).toBe(false);
  login.unmount();
  expect(visit().result.current.open).toBe(true);
});
