import { proveDeskContentMutation } from '@inkstone/api/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useDesk } from '../../lib/desk.js';

/** The files that were dropped, and what the server says of them. They are proved at once. */
export function useProof() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [share, setShare] = useState(1);
  const prove = useMutation({ ...proveDeskContentMutation(useDesk().uploads), meta: { quiet: true } });

  function choose(given: readonly File[]): void {
    setFiles(given);
    prove.reset();
    if (given.length === 0) return;
    setShare(0);
    prove.mutate({ files: [...given], onProgress: setShare });
  }

  return {
    files,
    choose,
    proof: prove.data,
    isProving: prove.isPending,
    /** How much has been sent; null: all of it. */
    percent: share === 1 ? null : Math.round(100 * share),
    /** Why nothing could be proved. */
    failure: prove.error?.message,
  };
}
