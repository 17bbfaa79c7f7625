import { createElement, Fragment } from 'react';
import { addons } from 'storybook/manager-api';
import type { ThemeVars } from 'storybook/theming';

import { INTERFACE_THEME } from './events.js';
import { translateInterface } from './names/interface-words.js';
import { paper } from './paper.js';
import { TRIAL } from './status.js';

addons.setConfig({
  theme: paper,
  layoutCustomisations: {
    // The pages of the manual have no controls; an empty panel would cover half of them.
    // At the bare address no page is chosen yet, which the type of the state does not say.
    showPanel: ({ storyId }: { storyId?: string }, shown) =>
      storyId?.startsWith('砚台-') === true ? false : shown,
  },
  sidebar: {
    // What is stable needs no mark: it is nearly everything.
    renderLabel: ({ type, name, tags }) =>
      type === 'component' && tags.includes(TRIAL)
        ? createElement(Fragment, null, name, ' ', createElement('small', null, TRIAL))
        : name,
  },
});

addons.register('inkstone/theme', (api) => {
  api.on(INTERFACE_THEME, (theme: ThemeVars) => addons.setConfig({ theme }));
});

// The panel of a story has a table of its props, too. Its element is there once the interface is drawn.
addons.register('inkstone/words', () => {
  document.documentElement.lang = 'zh-CN';
  translateInterface(document.body);
});
