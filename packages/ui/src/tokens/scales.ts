/** In rem: the font size of the root scales with the viewport, 14 to 20 px (see GlobalStyle). */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4.5rem',
} as const;

/** The theme sets all but the last. */
export const radius = {
  chip: 'var(--ink-radius-chip)',
  control: 'var(--ink-radius-control)',
  card: 'var(--ink-radius-card)',
  round: '999px',
} as const;

/** The smallest two have a minimum in px. Text is at least 14 px; 12 is for badges, seals and ticks. */
export const fontSize = {
  12: 'max(0.75rem, 12px)',
  14: 'max(0.875rem, 14px)',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
  48: '3rem',
} as const;

export const lineHeight = { text: '1.6', title: '1.25' } as const;

export const motion = { fast: '160ms ease-out' } as const;

/** Minimum side of a tap target. WCAG 2.2 (2.5.8) requires 24 px; 44 px is our own rule. */
export const tapTarget = '44px';

/** Heights of the bars at the edges of the window; a phone's lower bar without the safe area below it. */
export const barHeight = {
  desktopHeader: '4.75rem',
  mobileHeader: '3.75rem',
  mobileBottom: '3.875rem',
} as const;

/** Every z-index, in ascending order; components define none themselves. */
export const layer = {
  sticky: '10',
  bar: '20',
  actionBar: '21',
  overlay: '40',
  toast: '60',
  skipLink: '80',
} as const;

/** Width in px below which the mobile site is shown (Spec A 2 and 9), at the usual text size of the browser. */
export const mobileBreakpoint = 600;

/** The em of a media query is the text size of the browser, 16 px unless the user chose another one. */
function em(px: number): string {
  return `${String(px / 16)}em`;
}

function from(px: number): string {
  return `(min-width: ${em(px)})`;
}

function below(px: number): string {
  return `(max-width: ${em(px - 0.02)})`;
}

/**
 * Widths are given in px at the usual text size and become em: lengths in rem grow with the user's text size, and a layout
 * that was chosen by px would have no room for them.
 */
export const media = {
  from,
  below,
  mobile: below(mobileBreakpoint),
  desktop: from(mobileBreakpoint),
  /** A phone whose text the user has enlarged by half or more: what stood side by side stands below each other. */
  narrowPhone: below(280),
  /** The desktop site on a tablet in portrait format, with fewer columns. */
  narrowDesktop: `${from(mobileBreakpoint)} and ${below(1024)}`,
  /** A touch screen, or a window as narrow as a phone. */
  touch: `(pointer: coarse), ${below(mobileBreakpoint)}`,
  /** A window so low that bars which stay while the page scrolls would take a third of it, as at 400 % (WCAG 1.4.10). */
  low: `(max-height: ${em(320)})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const;
