import type { Failed, Loadable } from '../loadable.js';

/** The states that stories of screens show. */
export const LOADING: Loadable<never> = { state: 'loading' };

export const FAILED: Failed = {
  state: 'failed',
  message: '网络连接失败，请检查网络后再试',
  retrying: false,
  retry: () => undefined,
};

export function ready<T>(data: T): Loadable<T> {
  return { state: 'ready', data };
}
