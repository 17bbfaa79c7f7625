import { useId, type ComponentProps } from 'react';
import { progressMessages } from './messages.zh.js';

import { Bar, Caption, Root, Value } from './Progress.styles.js';

export interface ProgressProps extends ComponentProps<'div'> {
  /** Percent done, 0 to 100; null while the total is unknown. */
  value: number | null;
  /** What is in progress. */
  label: string;
  /** Shows label and percentage above the bar; otherwise only screen readers announce them. */
  showLabel?: boolean | undefined;
}

/** A progress bar with a percentage. */
export function Progress({ value, label, showLabel = true, ...rest }: ProgressProps) {
  const labelId = useId();
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)));
  const words = percent === null ? progressMessages.unknown : `${String(percent)}%`;
  return (
    <Root {...rest}>
      {showLabel && (
        <Caption>
          <span id={labelId}>{label}</span>
          <Value>{words}</Value>
        </Caption>
      )}
      <Bar
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={words}
        {...(showLabel ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
        $unknown={percent === null}
      >
        <i style={{ width: `${String(percent ?? 30)}%` }} />
      </Bar>
    </Root>
  );
}
