export { PaperViewer, type PaperViewerProps } from '../patterns/paper/PaperViewer/PaperViewer.js';
export type { FoundPlace, PaperFile, PaperZoom, TextLook } from '../patterns/paper/types.js';
