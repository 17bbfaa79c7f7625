import { nightTheme, paperTheme } from '@inkstone/ui/theme';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PAGE_COLOUR } from '../config/theme-colours.js';
import { chooseTheme, followTheme, readTheme } from './theme.js';

let stop: (() => void) | undefined;
const meta = document.createElement('meta');

function device(dark: boolean) {
  const list = Object.assign(window.matchMedia(''), { matches: dark });
  vi.spyOn(window, 'matchMedia').mockReturnValue(list);
  stop = followTheme();
  return (next: boolean) => {
    Object.assign(list, { matches: next });
    list.dispatchEvent(new Event('change'));
  };
}

const shown = () => [document.documentElement.dataset['theme'], meta.content];
const PAPER = ['paper', paperTheme.surface.page];
const NIGHT = ['night', nightTheme.surface.page];

beforeEach(() => {
  meta.name = 'theme-color';
  document.head.append(meta);
});
afterEach(() => {
  stop?.();
  meta.remove();
  delete document.documentElement.dataset['theme'];
});

it('has the page colours of the themes', () =>
  expect(PAGE_COLOUR).toEqual({ paper: paperTheme.surface.page, night: nightTheme.surface.page }));

it('follows the device until something is chosen, and again after 跟随系统', () => {
  const set = device(true);
  expect(shown()).toEqual(NIGHT);
  set(false);
  expect(shown()).toEqual(PAPER);
  chooseTheme('dark');
  expect(shown()).toEqual(NIGHT);
  chooseTheme('light');
  set(true);
  expect(shown()).toEqual(PAPER);
  chooseTheme('system');
  expect(shown()).toEqual(NIGHT);
});

it('is remembered on the device, for other tabs too', () => {
  device(false);
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(shown()).toEqual(NIGHT);
  expect(readTheme()).toBe('dark');
});
