import { PaperFailure, type FailureReason } from './document.js';

interface Most {
  /** In bytes. */
  size: number;
  reason: FailureReason;
}

/** Requests a file, and rejects if the server says that it is too large. The body is not read yet. */
export async function fetchFile(url: string, most: Most, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal: signal ?? null }).catch((error: unknown) => {
    throw new PaperFailure('unreachable', error);
  });
  const reason = response.ok ? undefined : 'unreachable';
  const tooLarge = Number(response.headers.get('content-length')) > most.size ? most.reason : undefined;
  const failure = reason ?? tooLarge;
  if (failure === undefined) return response;
  await response.body?.cancel();
  throw new PaperFailure(failure);
}
