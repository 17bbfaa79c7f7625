import type { ArticleTextSize } from '@inkstone/ui/patterns/ArticleBody';
import { useState } from 'react';

import { readTextSize, rememberTextSize } from '../../session/text-size.js';

/** The text size of articles, which the device remembers. For `TextSize`. */
export function useTextSize(): { value: ArticleTextSize; onChange: (size: ArticleTextSize) => void } {
  const [value, setValue] = useState(readTextSize);
  return {
    value,
    onChange: (size) => {
      setValue(size);
      rememberTextSize(size);
    },
  };
}
