import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

import { stubLayout } from './no-layout.js';

// Waiting ends with the test's own time limit, so that no result depends on the speed of the machine.
configure({ asyncUtilTimeout: 25_000 });

// The tests of the renderer begin without a browser.
const inBrowser = 'window' in globalThis;

if (inBrowser) stubLayout(globalThis, () => false);

afterEach(() => {
  if (!inBrowser) return;
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
});
