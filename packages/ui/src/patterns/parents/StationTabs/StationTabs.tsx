import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { useTabKeys } from '../../../components/tab-keys/use-tab-keys.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { Fold, Label, Line, Numeral, Root, Sheet, Stop, Track } from './StationTabs.styles.js';

export interface Station {
  id: string;
  label: string;
}

export interface StationTabsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Accessible name of the tabs. */
  label: string;
  /** The stations, in order. */
  stations: readonly Station[];
  /** Id of the selected station. */
  value: string;
  onChange: (id: string) => void;
  /** Content of the selected station. */
  children: ReactNode;
}

/** The steps of a process as stations on a line: tabs next to a sheet; on a phone one opens in place. */
export function StationTabs(props: StationTabsProps) {
  return useMediaQuery(media.mobile) ? <FoldedStations {...props} /> : <StationsBesideSheet {...props} />;
}

function StationsBesideSheet({ label, stations, value, onChange, children, ...rest }: StationTabsProps) {
  const base = useId();
  const { listRef, onKeyDown } = useTabKeys(stations, onChange, 'vertical');
  return (
    <Root {...rest}>
      <Track role="tablist" aria-label={label} aria-orientation="vertical" ref={listRef}>
        {stations.map((station, index) => {
          const chosen = station.id === value;
          return (
            <Stop
              key={station.id}
              type="button"
              role="tab"
              id={`${base}${station.id}`}
              aria-selected={chosen}
              aria-controls={`${base}sheet`}
              tabIndex={chosen ? 0 : -1}
              onClick={() => onChange(station.id)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Numeral aria-hidden="true" $chosen={chosen} />
              <Label $chosen={chosen}>{station.label}</Label>
              {chosen && <Line aria-hidden="true" />}
            </Stop>
          );
        })}
      </Track>
      <Sheet role="tabpanel" id={`${base}sheet`} aria-labelledby={`${base}${value}`}>
        {children}
      </Sheet>
    </Root>
  );
}

function FoldedStations({ label, stations, value, onChange, children, ...rest }: StationTabsProps) {
  const base = useId();
  const [folded, setFolded] = useState(false);
  return (
    <Root {...rest}>
      <Track role="list" aria-label={label}>
        {stations.map((station) => {
          const open = station.id === value && !folded;
          return (
            <div role="listitem" key={station.id}>
              <Stop
                type="button"
                aria-expanded={open}
                aria-controls={open ? `${base}open` : undefined}
                onClick={() => {
                  setFolded(open);
                  if (station.id !== value) onChange(station.id);
                }}
              >
                <Numeral aria-hidden="true" $chosen={open} />
                <Label $chosen={open}>{station.label}</Label>
                <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} />
              </Stop>
              {open && <Fold id={`${base}open`}>{children}</Fold>}
            </div>
          );
        })}
      </Track>
    </Root>
  );
}
