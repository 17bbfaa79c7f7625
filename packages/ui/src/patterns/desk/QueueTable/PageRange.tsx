import { IconButton } from '../../../components/IconButton/index.js';
import { formatCount } from '../../../format/index.js';
import { queueTableMessages } from './messages.zh.js';
import { Root } from './PageRange.styles.js';

interface PageRangeProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  onChange: (page: number) => void;
}

const { pages: messages } = queueTableMessages;

/** Which rows are shown, with the way to the page before and after: 1—16 / 91. */
export function PageRange({ page, size, total, onChange }: PageRangeProps) {
  if (total === 0) return null;
  const last = Math.min(page * size, total);
  return (
    <Root aria-label={messages.label}>
      <span aria-live="polite">{messages.range((page - 1) * size + 1, last, formatCount(total))}</span>
      <IconButton
        icon="chevron-left"
        iconSize={20}
        label={messages.previous}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        iconSize={20}
        label={messages.next}
        disabled={last >= total}
        onClick={() => onChange(page + 1)}
      />
    </Root>
  );
}
