import type { ArticleTextSize } from '@inkstone/ui/patterns/ArticleBody';

import { readDevice, writeDevice } from './device.js';

const KEY = 'articleTextSize';

/** The size that was chosen last on this device. */
export function readTextSize(): ArticleTextSize {
  const stored = readDevice(KEY);
  return stored === 'small' || stored === 'large' ? stored : 'medium';
}

export function rememberTextSize(size: ArticleTextSize): void {
  writeDevice(KEY, size);
}
