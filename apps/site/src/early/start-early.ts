import { sendEarly } from './early-calls.js';
import type { EarlyTable } from './table.js';

function preload(files: readonly string[]): void {
  for (const file of new Set(files)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/**
 * Runs in the head of the page, before anything is painted: the server does not know the part of the address behind #,
 * so every page contains home. For another screen it hides home, and fetches the code and the data of that screen at
 * once, which the application would ask for a second later.
 */
export function startEarly(table: EarlyTable): void {
  const { dataset } = document.documentElement;
  const [pathname = '', search] = window.location.hash.slice(1).split('?');
  const isHome = pathname === '' || pathname === '/' || pathname === table.home;
  const screen = table.screens[isHome ? table.home : pathname];
  const shell = window.matchMedia(table.phone).matches ? table.shells.mobile : table.shells.desktop;
  const code = [...table.code, ...shell, ...(screen?.code ?? [])];

  if (isHome && dataset['served'] === 'home') {
    // The text is in the page. Its code comes behind it, and must not share the line with it.
    document.addEventListener('readystatechange', () => preload(code), { once: true });
    return;
  }
  if (!isHome) dataset['screen'] = 'other';
  preload(code);
  // The rendered page contains the data of the shell.
  const shellCalls = dataset['served'] === 'home' ? [] : table.calls;
  sendEarly([...(screen?.calls ?? []), ...shellCalls], new URLSearchParams(search));
}
