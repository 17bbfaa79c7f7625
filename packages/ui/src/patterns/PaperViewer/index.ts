export { PaperViewer } from './PaperViewer.js';
export type { PaperViewerProps } from './PaperViewer.js';
export type { PaperFile, PaperZoom } from '../paper/types.js';
