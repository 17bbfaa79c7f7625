export { DownloadButton } from '../patterns/page/DownloadButton/DownloadButton.js';
export type { DownloadButtonProps } from '../patterns/page/DownloadButton/DownloadButton.js';
