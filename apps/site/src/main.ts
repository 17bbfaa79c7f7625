import { separateComponentSheets } from './app/internals/component-sheets.js';
import { startSite } from './app/start.js';

/** Starts the application. In the built page `early/start.ts` evaluates it, behind the text of the page. */
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
