export interface TimeLimit {
  /** Aborted at the limit or by the caller, whichever comes first. */
  signal: AbortSignal;
  /** Aborted at the limit only. */
  limit: AbortSignal;
  /** Stops the timer and forgets the caller's signal. */
  end: () => void;
}

/**
 * A limit of time beside the caller's own signal. AbortSignal.any would do, but below Chromium 116 and Safari 17.4 it
 * is missing, and every call would fail.
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
