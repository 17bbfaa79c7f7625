/** Replaced by the build (`vite.config.ts`); not there in tests and stories. */
declare const __PDF_ASSETS__: string | undefined;

/** The folder with what pdf.js fetches for some files. */
export const PDF_ASSETS = typeof __PDF_ASSETS__ === 'undefined' ? '/pdfjs/' : __PDF_ASSETS__;
