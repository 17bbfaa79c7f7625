import { PaperFailure, type FailureReason } from './document.js';

interface Most {
  /** Bytes. */
  size: number;
  reason: FailureReason;
}

/** Asks for a file, and refuses one that the server says is too large. Nothing of it is read yet. */
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
