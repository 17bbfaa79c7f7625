export interface TimeLimit {
  /** Aborted at the limit or by the caller, whichever comes first. */
  signal: AbortSignal;
  /** Aborted by the limit only. */
  limit: AbortSignal;
  /** Stops the timer and forgets the caller's signal. */
  end: () => void;
}

/**
 * Combines a time limit with the caller's signal. `AbortSignal.any` is missing below Chromium 116 and Safari 17.4, where
 * every call would fail.
 *
 * @param ms milliseconds until the limit
 */
export function limitTime(ms: number, caller?: AbortSignal): TimeLimit {
  const limit = new AbortController();
  const either = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
    either.abort(new DOMException('The call took too long.', 'TimeoutError'));
  }, ms);

  function abort() {
    either.abort(caller?.reason);
  }
  if (caller?.aborted === true) abort();
  caller?.addEventListener('abort', abort, { once: true });

  return {
    signal: either.signal,
    limit: limit.signal,
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}
