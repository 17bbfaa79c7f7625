import { expect, it } from 'vitest';

import { drawers, trays } from '../lib/trays.js';
import { screens } from './screens.js';

it('every tray and drawer has a screen', () => {
  const missing = [...trays, ...drawers].filter(({ id }) => screens[id] === undefined);
  expect(missing.map(({ name }) => name)).toEqual([]);
});
