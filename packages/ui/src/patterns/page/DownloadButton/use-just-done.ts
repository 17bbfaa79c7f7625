import { useEffect, useState } from 'react';

import type { Transfer } from '../../book/ResourceTabs/ResourceRow.js';

/** Time in ms for which a button says that the download is saved. */
const SAVED_MS = 3000;

/** The transfer, or undefined three seconds after it is done. */
export function useJustDone(transfer: Transfer | undefined): Transfer | undefined {
  const [over, setOver] = useState<Transfer>();
  useEffect(() => {
    if (transfer?.state !== 'done') return undefined;
    const timer = setTimeout(() => setOver(transfer), SAVED_MS);
    return () => clearTimeout(timer);
  }, [transfer]);
  return transfer === over ? undefined : transfer;
}
