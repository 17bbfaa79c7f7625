/** Up to which size files are opened. Beyond it, the page or the whole browser of a phone would stop. */
export const limits = {
  /** Bytes. pdf.js reserves as much memory as the file is long, and phones end a page at some hundred MB. */
  pdf: 100_000_000,
  /** Bytes. Larger ones stop the page for seconds while they are laid out. */
  word: 20_000_000,
  /** Pixels. Each takes four bytes once it is decoded. */
  image: 50_000_000,
} as const;
