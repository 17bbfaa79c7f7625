import { separateComponentSheets } from '@inkstone/ui/theme';

import { startSite } from './start.js';

/** Starts the application in the browser: all code that every page needs hangs on this module. */
export function begin(): void {
  separateComponentSheets();
  void startSite();
}
