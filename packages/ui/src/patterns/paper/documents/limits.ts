/** Maximum sizes of files. Larger ones would crash the page or a phone's browser. */
export const limits = {
  /** Bytes. pdf.js allocates as much memory as the file is long, and phones end a page at some hundred MB. */
  pdf: 100_000_000,
  /** Bytes. The layout of larger ones blocks the page for seconds. */
  word: 20_000_000,
  /** Pixels. Each takes four bytes once it is decoded. */
  image: 50_000_000,
} as const;
