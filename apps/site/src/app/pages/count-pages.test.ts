import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { arrivals } from '../navigation/arrivals.js';
import { countPages, declinesCounting } from './count-pages.js';

const countRead = vi.hoisted(() => vi.fn<(path: string) => Promise<void>>(() => Promise.resolve()));
vi.mock('@inkstone/api/pages', () => ({ countReadMutation: () => ({ mutationFn: countRead }) }));

const counted = () => countRead.mock.calls.map(([path]) => path);

function goTo(address: string): void {
  window.history.replaceState(null, '', `/#${address}`);
  arrivals.ring(address);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('counts each page that is shown for a while once, without what was searched', () => {
  goTo('/layout/list/home');
  countPages();
  expect(counted()).toEqual(['/layout/list/home']);
  goTo('/layout/list/listenBig?search=13800000003');
  vi.advanceTimersByTime(2000);
  goTo('/layout/list/booksDetails?id=7&part=errata');
  vi.advanceTimersByTime(3000);
  goTo('/layout/list/booksDetails?id=7');
  vi.advanceTimersByTime(3000);
  goTo('/layout/list/listenBig?search=13800000003&page=2');
  vi.advanceTimersByTime(3000);
  expect(counted()).toEqual([
    '/layout/list/home',
    '/layout/list/booksDetails?id=7',
    '/layout/list/listenBig',
  ]);
});

it('is declined by the wish not to be followed', () => {
  expect(declinesCounting()).toBe(false);
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
  expect(declinesCounting()).toBe(true);
  Reflect.deleteProperty(navigator, 'doNotTrack');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(declinesCounting()).toBe(true);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});
