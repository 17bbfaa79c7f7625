import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { dropDrafts } from '../drafts/draft.js';

// jsdom has no matchMedia: every test sees a wide window. Tests of rules run without a window.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
);

// No test sees the page or a draft of the one before.
beforeEach(dropDrafts);
afterEach(cleanup);
