import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

import { dropDrafts } from '../drafts/draft.js';

// No test sees the page or a draft of the one before.
beforeEach(dropDrafts);
afterEach(cleanup);
