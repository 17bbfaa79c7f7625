import { separateComponentSheets } from '@inkstone/ui/theme';

import { startSite } from './app/start.js';

separateComponentSheets();
void startSite();
