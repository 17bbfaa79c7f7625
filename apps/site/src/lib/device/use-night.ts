import { useSyncExternalStore } from 'react';

import { chooseTheme } from './theme.js';

function isNight(): boolean {
  return document.documentElement.dataset['theme'] === 'night';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the night theme is shown, chosen or by the device, and the choice of the other one. */
export function useNight(): { on: boolean; onToggle: () => void } {
  const on = useSyncExternalStore(subscribe, isNight, () => false);
  return { on, onToggle: () => chooseTheme(on ? 'light' : 'dark') };
}
