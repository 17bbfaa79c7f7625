import type { ComponentProps } from 'react';

import type { ArticleTextSize } from '../ArticleBody/ArticleBody.js';
import { textSizeMessages as messages } from './messages.zh.js';
import { Group, Size } from './TextSize.styles.js';

export interface TextSizeProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  value: ArticleTextSize;
  onChange: (size: ArticleTextSize) => void;
}

const SIZES = ['small', 'medium', 'large'] as const;

/** Sets the text size of an article: 小 中 大. */
export function TextSize({ value, onChange, ...rest }: TextSizeProps) {
  return (
    <Group role="group" aria-label={messages.label} {...rest}>
      {SIZES.map((size) => (
        <Size
          key={size}
          type="button"
          aria-pressed={size === value}
          $size={size}
          onClick={() => onChange(size)}
        >
          {messages[size]}
        </Size>
      ))}
    </Group>
  );
}
