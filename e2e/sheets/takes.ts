import type { BrowserContextOptions } from '@playwright/test';

import { emptyAnswer, failingAnswer, longAnswer, type Change } from './answers.js';

/** One picture of a route: in which window, with which text size, and with what content. */
export interface Take {
  label: string;
  options: BrowserContextOptions;
  /** The text size that the user has chosen in the browser, in px. */
  text: number;
  change?: Change | undefined;
}

const DESKTOP = { width: 1366, height: 2000 };
const PHONE = { width: 375, height: 2400 };

function take(label: string, viewport: typeof DESKTOP, more: Partial<Take> & { night?: boolean } = {}): Take {
  const { night = false, text = 16, change } = more;
  return {
    label,
    options: { viewport, colorScheme: night ? 'dark' : 'light', hasTouch: viewport.width < 600 },
    text,
    change,
  };
}

export const takes: readonly Take[] = [
  take('1366', DESKTOP),
  take('1915', { width: 1915, height: 2000 }),
  take('768', { width: 768, height: 2000 }),
  take('375', PHONE),
  take('1366 night', DESKTOP, { night: true }),
  take('375 night', PHONE, { night: true }),
  take('1366 text 24', DESKTOP, { text: 24 }),
  take('375 text 32', PHONE, { text: 32 }),
  take('1366 empty', DESKTOP, { change: emptyAnswer }),
  take('375 empty', PHONE, { change: emptyAnswer }),
  take('1366 failed', DESKTOP, { change: failingAnswer }),
  take('375 failed', PHONE, { change: failingAnswer }),
  take('1366 long', DESKTOP, { change: longAnswer }),
  take('375 long', PHONE, { change: longAnswer }),
];
