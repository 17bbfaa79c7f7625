import type { ArticleTextSize } from '@inkstone/ui/patterns/ArticleBody';

const KEY = 'articleTextSize';

/** The size that was chosen last on this device. Storage may be refused, or hold anything. */
export function readTextSize(): ArticleTextSize {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'small' || stored === 'large' ? stored : 'medium';
  } catch {
    return 'medium';
  }
}

export function rememberTextSize(size: ArticleTextSize): void {
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // The next article has the usual size again.
  }
}
