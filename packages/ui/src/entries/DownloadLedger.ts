export { DownloadLedger } from '../patterns/centre/DownloadLedger/DownloadLedger.js';
export type { DownloadLedgerProps, LedgerDay } from '../patterns/centre/DownloadLedger/DownloadLedger.js';
export type { LedgerRow } from '../patterns/centre/DownloadLedger/types.js';
