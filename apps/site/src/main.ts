import { separateComponentSheets } from '@inkstone/ui/theme';

import { startSite } from './app/start.js';

/**
 * Starts the application. All code that every page needs hangs on this module. In the built page the early script
 * evaluates it, behind the text that the page brings with it (`early/start.ts`).
 */
async function main(): Promise<void> {
  if (!import.meta.env.PROD) {
    // The build writes these into the page.
    const { nightStyles } = await import('./app/prerender/night-styles.js');
    document.head.insertAdjacentHTML('beforeend', `<style>${nightStyles}</style>`);
  }
  separateComponentSheets();
  await startSite();
}

void main();
