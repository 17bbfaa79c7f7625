import { renderHook } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { firstVisitSeen } from '../../lib/device/choices.js';
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

/** @returns whether the dialog is open */
function visit(path = '/layout/list/home') {
  return renderHook(
    () => {
      const [greeted] = useState(() => firstVisitSeen.read() !== undefined);
      return useFirstVisit('欢迎来到砚台。', greeted);
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter> },
  );
}

it('opens the dialog, and not again after a reload although it was left open (spec: A2 first visit once)', () => {
  const first = visit();
  expect(first.result.current).toBe(true);
  first.unmount();
  expect(visit().result.current).toBe(false);
});

it('keeps the dialog for later where somebody arrives at the login', () => {
  const login = visit('/login/nowLogin');
  expect(login.result.current).toBe(false);
  login.unmount();
  expect(visit().result.current).toBe(true);
});
