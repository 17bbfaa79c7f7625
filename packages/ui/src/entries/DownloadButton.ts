export { DownloadButton, type DownloadButtonProps } from '../patterns/page/DownloadButton/DownloadButton.js';
