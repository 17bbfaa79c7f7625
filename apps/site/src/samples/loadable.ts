import type { Loadable } from '../app/loadable.js';

/** The states that every story of a screen shows. */
export const LOADING: Loadable<never> = { state: 'loading' };

export const FAILED: Loadable<never> = {
  state: 'failed',
  message: '网络连接失败，请检查网络后再试',
  retrying: false,
  retry: () => undefined,
};

export function ready<T>(data: T): Loadable<T> {
  return { state: 'ready', data };
}
