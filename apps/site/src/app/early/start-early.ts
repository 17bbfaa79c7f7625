import { readAddress } from './address.js';
import { afterFirstPaint } from './after-first-paint.js';
import { pick, preloadFiles } from './files.js';
import { toHashLinks } from './plain-links.js';
import { keepServedScreen, showServedScreen } from './served-screen.js';
import type { EarlyTable } from './table.js';

function isControlled(): boolean {
  // There are no service workers without https.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers !== undefined && workers.controller !== null;
}

/** A button pressed this early opens the menu or the search in most cases: their code comes with the application's. */
function fetchOverlaysOnPress(files: readonly string[]): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const waits = window.inkstoneActions !== undefined;
      if (waits && target instanceof Element && target.closest('button') !== null) preloadFiles(files);
    },
    { once: true },
  );
}

/** In em, as the styles ask: a larger text of the browser counts as a narrower window. @param width in px */
function isAtLeast(width: number): boolean {
  return window.matchMedia(`(min-width: ${String(width / 16)}em)`).matches;
}

/**
 * Runs when the content of the page is there: home, or the screen of a plain address. For another address it asks the
 * server for that screen; its code is fetched behind it, or at once where the server does not render it.
 */
export function startEarly(table: EarlyTable): void {
  const { path, pathname, isHome } = readAddress(table.home);
  const [code = [], rendered] = table.screens[isHome ? table.home : pathname] ?? [];
  const phone = window.matchMedia(table.phone).matches;
  const shell = phone ? table.shells.mobile : table.shells.desktop;
  const files = pick(table.files, [...table.code, ...shell, ...code]);
  const { served, screen } = document.documentElement.dataset;
  toHashLinks(table);
  fetchOverlaysOnPress(pick(table.files, table.overlays));

  if (served !== 'shell' && screen !== 'other') {
    if (served === 'screen') keepServedScreen(path);
    // The text is in the page: asking for its code is work that would keep it waiting.
    void afterFirstPaint().then(() => preloadFiles(files));
    return;
  }

  // The service worker has the code and what was read before, and needs no server for them.
  if (served === 'shell' || rendered !== 1 || isControlled()) {
    preloadFiles(files);
    return;
  }
  const width = Math.max(0, ...table.widths.filter(isAtLeast));
  void showServedScreen(path, width).then(() => preloadFiles(files));
}
