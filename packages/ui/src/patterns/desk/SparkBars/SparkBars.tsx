import type { ComponentProps, ReactNode } from 'react';

import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { formatCount } from '../../../format/index.js';
import { BarCanvas } from './BarCanvas.js';
import { sparkBarsMessages as messages } from './messages.zh.js';
import { Base, Days, Figure, Foot, Head, Meaning } from './SparkBars.styles.js';

export interface SparkDay {
  /** The day as written: 10 月 27 日. */
  day: string;
  value: number;
}

export interface SparkBarsProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What is counted: 注册. */
  label: string;
  /** The days, oldest first; the last one is today. None before the first day. */
  days: readonly SparkDay[];
  /** One line of meaning: 昨日此时 188. */
  meaning?: ReactNode;
  /** The number of today needs attention; the line of meaning says why. */
  warn?: boolean | undefined;
  /** `table` shows the same numbers as a table. */
  view?: 'plot' | 'table' | undefined;
}

/** Some days as bars, each figure with a scale of its own and today in ink; the same as a table. */
export function SparkBars({ label, days, meaning, warn = false, view = 'plot', ...rest }: SparkBarsProps) {
  const values = days.map(({ value }) => value);
  const today = formatCount(values.at(-1) ?? 0);
  return (
    <Figure {...rest}>
      <Head>
        {label}
        <b data-warn={warn || undefined}>{today}</b>
      </Head>
      {view === 'table' ? (
        <Days aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{messages.day}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{formatCount(value)}</td>
              </tr>
            ))}
          </tbody>
        </Days>
      ) : (
        <>
          <VisuallyHidden>
            {messages.described(label, today, formatCount(Math.max(0, ...values)))}
          </VisuallyHidden>
          <Base>{days.length > 0 && <BarCanvas values={values} />}</Base>
        </>
      )}
      <Foot>
        {view === 'plot' && <span>{days[0]?.day}</span>}
        <Meaning data-warn={warn || undefined}>{meaning}</Meaning>
        {view === 'plot' && <span>{messages.today}</span>}
      </Foot>
    </Figure>
  );
}
