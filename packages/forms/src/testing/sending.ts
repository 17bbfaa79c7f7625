import type { Sending } from '../form/use-valid-form.js';

/**
 * Sends up to a share of the whole and no further, until the person stops it: for stories of what is under way.
 *
 * @param share 0 to 1
 */
export function stuckAt(share: number) {
  return (_sent: unknown, { signal, onProgress }: Sending): Promise<never> => {
    onProgress(share);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
  };
}

/** What the client rejects with when no answer came. */
export function lostLine(): Error {
  return Object.assign(new Error('网络连接失败，请检查网络后再试'), { kind: 'network' });
}
