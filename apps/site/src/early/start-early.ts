import { sendEarly } from './early-calls.js';
import type { PackedTable } from './table.js';

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/** The values at some indexes, each once. */
function pick<T>(values: readonly T[], indexes: readonly number[]): T[] {
  return [...new Set(indexes)].flatMap((index) => values[index] ?? []);
}

/**
 * Runs in the head of the page, before anything is painted: the server does not know the part of the address behind #,
 * so every page contains home. For another screen it hides home, and fetches the code and the data of that screen at
 * once, which the application would ask for a second later.
 */
export function startEarly(table: PackedTable): void {
  const { dataset } = document.documentElement;
  const [pathname = '', search] = window.location.hash.slice(1).split('?');
  const isHome = pathname === '' || pathname === '/' || pathname === table.home;
  const [code = [], calls = []] = table.screens[isHome ? table.home : pathname] ?? [];
  const shell = window.matchMedia(table.phone).matches ? table.shells.mobile : table.shells.desktop;
  const files = pick(table.files, [...table.code, ...shell, ...code]);

  if (isHome && dataset['served'] === 'home') {
    // The text is in the page. Its code comes behind it, and must not share the line with it.
    document.addEventListener('readystatechange', () => preload(files), { once: true });
    return;
  }
  if (!isHome) dataset['screen'] = 'other';
  // The rendered page contains the data of the shell.
  const shellCalls = dataset['served'] === 'home' ? [] : table.calls;
  sendEarly(pick(table.requests, [...calls, ...shellCalls]), new URLSearchParams(search));
  preload(files);
}
