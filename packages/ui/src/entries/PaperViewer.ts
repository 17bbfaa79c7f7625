export { PaperViewer, type PaperViewerProps } from '../patterns/paper/PaperViewer/PaperViewer.js';
export type { PaperFile, PaperZoom } from '../patterns/paper/types.js';
