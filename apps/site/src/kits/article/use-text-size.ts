import type { ArticleTextSize } from '@inkstone/ui/patterns/ArticleBody';
import { useStored } from '../../lib/hooks/use-stored.js';
import { textSize } from '../../lib/device/text-size.js';

/** The text size of articles, which the device remembers. For `TextSize`. */
export function useTextSize(): { value: ArticleTextSize; onChange: (size: ArticleTextSize) => void } {
  const [value, setValue] = useStored<ArticleTextSize>(() => textSize.read() ?? 'medium', 'medium');
  return {
    value,
    onChange: (size) => {
      setValue(size);
      textSize.write(size);
    },
  };
}
