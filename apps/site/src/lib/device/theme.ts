import type { ThemeChoice } from '@inkstone/ui/patterns/ThemeSwitch';

import { PAGE_COLOUR } from '../config/theme-colours.js';
import { oneOf, storedText } from './stored.js';

const stored = storedText('localStorage', 'theme', oneOf('light', 'dark'));

const DARK_DEVICE = '(prefers-color-scheme: dark)';

export function readTheme(): ThemeChoice {
  return stored.read() ?? 'system';
}

/** Shows the page in the theme of the choice. The first call comes from the script in the head, before the first paint. */
export function applyTheme(): void {
  const choice = readTheme();
  const dark = choice === 'dark' || (choice === 'system' && window.matchMedia(DARK_DEVICE).matches);
  const theme = dark ? 'night' : 'paper';
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLOUR[theme]);
}

export function chooseTheme(choice: ThemeChoice): void {
  stored.write(choice === 'system' ? undefined : choice);
  applyTheme();
}

/** Follows the device, and the choice in another tab. @returns a function that stops it */
export function followTheme(): () => void {
  const device = window.matchMedia(DARK_DEVICE);
  // Also where the script in the head did not run, as during development.
  applyTheme();
  device.addEventListener('change', applyTheme);
  window.addEventListener('storage', applyTheme);
  return () => {
    device.removeEventListener('change', applyTheme);
    window.removeEventListener('storage', applyTheme);
  };
}
