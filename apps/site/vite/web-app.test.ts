import { paperTheme } from '@inkstone/ui/theme';
import { expect, it } from 'vitest';

import { DEMONSTRATION_PUBLISHER } from '../src/lib/config/publisher.js';
import { webManifest } from './web-app.js';

it('has the colours of the theme that the site opens with', () => {
  const { background_color, theme_color } = webManifest(DEMONSTRATION_PUBLISHER);
  expect([background_color, theme_color]).toEqual([paperTheme.surface.page, paperTheme.surface.page]);
});
