import { useSyncExternalStore } from 'react';

/** The part of the address after `#`: a small site needs no router. */
export interface Address {
  path: string;
  query: URLSearchParams;
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
  };
}

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  return { path: path === '' ? '/' : path, query: new URLSearchParams(query) };
}

export function go(path: string, query: Record<string, string | number | undefined> = {}): void {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  window.location.hash = text === '' ? path : `${path}?${text}`;
}
