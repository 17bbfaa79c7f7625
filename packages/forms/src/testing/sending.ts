import type { Sending } from '../form/use-valid-form.js';

/**
 * An upload that stops at a share and waits until it is aborted, for stories of an upload in progress.
 *
 * @param share 0 to 1
 */
export function stuckAt(share: number) {
  return (_sent: unknown, { signal, onProgress }: Sending): Promise<never> => {
    onProgress(share);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  };
}

/** The client's error for a lost connection. */
export function lostLine(): Error {
  return Object.assign(new Error('网络连接失败，请检查网络后再试'), { kind: 'network' });
}
