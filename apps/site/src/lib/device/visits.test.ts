import { expect, it } from 'vitest';

import { clearVisitsOnUnload, countVisit } from './visits.js';

it('counts the visits of each path until the page unloads (spec: A4 visit counts, A4 visit counts cleared)', () => {
  const stop = clearVisitsOnUnload();
  expect(countVisit('/a')).toBe(1);
  expect(countVisit('/a')).toBe(2);
  expect(countVisit('/b')).toBe(1);
  expect(window.sessionStorage.getItem('visits')).toBe('{"/a":2,"/b":1}');
  window.dispatchEvent(new Event('pagehide'));
  expect(countVisit('/a')).toBe(1);
  stop();
});
