import { formatCount } from '../../../format/index.js';
import { PanelTabs } from '../PanelTabs/PanelTabs.js';
import { SparkBars, type SparkBarsProps } from '../SparkBars/SparkBars.js';
import { overviewMessages as messages } from './messages.zh.js';
import { Figures, Numbers, Scroll } from './Overview.styles.js';

/** One plot. */
export type DaySeries = Pick<SparkBarsProps, 'label' | 'days' | 'meaning' | 'warn'>;

export interface DayFiguresProps {
  /** The same days for all. */
  series: readonly DaySeries[];
  /** Until when today is counted: 14:20. */
  until: string;
  view: 'plot' | 'table';
  onView: (view: 'plot' | 'table') => void;
  /** Where the numbers are as CSV. */
  csvHref: string;
}

/** Today and thirty days, as plots or as one table. */
export function DayFigures({ series, until, view, onView, csvHref }: DayFiguresProps) {
  return (
    <PanelTabs
      title={messages.day}
      note={messages.until(until)}
      tabs={[
        { id: 'plot', label: messages.plot },
        { id: 'table', label: messages.table },
      ]}
      value={view}
      onChange={onView}
      csvHref={csvHref}
    >
      {view === 'plot' ? (
        <Figures>
          {series.map((one) => (
            <SparkBars key={one.label} {...one} />
          ))}
        </Figures>
      ) : (
        <AsTable series={series} />
      )}
    </PanelTabs>
  );
}

function AsTable({ series }: Pick<DayFiguresProps, 'series'>) {
  const days = [...(series[0]?.days ?? [])].reverse();
  const valueOf = ({ days: own }: DaySeries, day: string) => own.find((one) => one.day === day)?.value ?? 0;
  return (
    <Scroll tabIndex={0} role="region" aria-label={messages.dayTable}>
      <Numbers>
        <thead>
          <tr>
            <th scope="col">{messages.date}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {series.map((one) => (
                <td key={one.label}>{formatCount(valueOf(one, day))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Numbers>
    </Scroll>
  );
}
