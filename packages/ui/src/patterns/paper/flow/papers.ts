/** The papers of a text. On each its ink has a contrast above 12:1. */
export const PAPERS = {
  white: { sheet: '#fff', ink: '#1e2227' },
  cream: { sheet: '#f6eedf', ink: '#1e2227' },
  night: { sheet: '#1c1d1f', ink: '#e4dccd' },
} as const;
