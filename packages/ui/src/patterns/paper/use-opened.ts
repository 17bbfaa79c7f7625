import { useEffect, useState } from 'react';

import { PaperFailure, type FailureReason, type PaperDocument } from './documents/document.js';
import { openDocument } from './documents/open-document.js';
import type { PaperFile, PaperSource } from './types.js';

export type Opened =
  | { status: 'opening' }
  | { status: 'open'; document: PaperDocument }
  | { status: 'failed'; reason: FailureReason; retry: () => void };

const OPENING = { status: 'opening' } as const;

/** Opens a file while the component is mounted. */
export function useOpened(
  file: PaperFile | undefined,
  { shownPages, assetsUrl, onLost }: Pick<PaperSource, 'shownPages' | 'assetsUrl' | 'onLost'>,
): Opened {
  const [attempt, setAttempt] = useState(0);
  // The file and attempt of the state: an old result must not be shown for a newer file.
  const key = file && `${file.kind} ${file.url} ${String(attempt)}`;
  const [answer, setAnswer] = useState<{ key: string; state: Opened }>();

  useEffect(() => {
    if (file === undefined || key === undefined) return undefined;
    let current = true;
    let close: (() => void) | undefined;
    openDocument(file, { shownPages, assetsUrl, onLost }).then(
      (document) => {
        if (!current) {
          document.close();
          return;
        }
        close = document.close;
        setAnswer({ key, state: { status: 'open', document } });
      },
      (error: unknown) => {
        if (!current) return;
        const reason = error instanceof PaperFailure ? error.reason : 'unreachable';
        const retry = () => setAttempt((count) => count + 1);
        setAnswer({ key, state: { status: 'failed', reason, retry } });
      },
    );
    return () => {
      current = false;
      close?.();
    };
    // The key represents the file: a caller may pass new objects and functions with each rendering.
  }, [key]);

  if (file === undefined) return { status: 'failed', reason: 'empty', retry: () => undefined };
  return answer !== undefined && answer.key === key ? answer.state : OPENING;
}
