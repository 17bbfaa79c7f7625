import { addons } from 'storybook/manager-api';
import type { ThemeVars } from 'storybook/theming';

import { INTERFACE_THEME } from './events.js';
import { paper } from './paper.js';

addons.setConfig({ theme: paper });

addons.register('inkstone/theme', (api) => {
  api.on(INTERFACE_THEME, (theme: ThemeVars) => addons.setConfig({ theme }));
});
