/**
 * The folder with what pdf.js fetches for some files, from the folder of the site. Browsers keep what is in `assets/`
 * for a year, so its name holds the version of pdfjs-dist; the build stops where it is another one
 * (vite/pdf-assets.ts).
 */
export const PDF_ASSETS = 'assets/pdfjs-6.5.438/';
