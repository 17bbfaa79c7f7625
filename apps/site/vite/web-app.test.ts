import { paperTheme } from '@inkstone/ui/theme';
import { expect, it } from 'vitest';

import { webManifest } from './web-app.js';

it('has the colours of the theme that the site opens with', () => {
  expect([webManifest.background_color, webManifest.theme_color]).toEqual([
    paperTheme.surface.page,
    paperTheme.surface.page,
  ]);
});
