export { FoundBand, type FoundBandProps, type FoundWay } from '../patterns/paper/FoundBand/FoundBand.js';
export type { FoundPaperItem } from '../patterns/paper/FoundPaper/FoundPaper.js';
export type { Snippet } from '../patterns/paper/SnippetLine/SnippetLine.js';
