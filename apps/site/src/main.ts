import { afterFirstPaint } from './early/after-first-paint.js';

/** All code but this is fetched meanwhile, and evaluated behind the text that the page brings with it. */
async function start(): Promise<void> {
  await afterFirstPaint();
  if (!import.meta.env.PROD) {
    // The build writes these into the page.
    const { nightStyles } = await import('./prerender/night-styles.js');
    document.head.insertAdjacentHTML('beforeend', `<style>${nightStyles}</style>`);
  }
  const { begin } = await import('./app/begin.js');
  begin();
}

void start();
