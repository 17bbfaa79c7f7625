export { DownloadLedger } from './DownloadLedger.js';
export type { DownloadLedgerProps, LedgerDay, LedgerRow } from './DownloadLedger.js';
