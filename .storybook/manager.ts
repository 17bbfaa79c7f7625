import { addons } from 'storybook/manager-api';

import { paper } from './paper.js';

addons.setConfig({ theme: paper });
