export { DownloadLedger } from './DownloadLedger.js';
export type { DownloadLedgerProps, LedgerDay } from './DownloadLedger.js';
export type { LedgerRow } from './types.js';
