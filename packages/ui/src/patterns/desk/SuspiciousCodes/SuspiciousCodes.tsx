import type { ComponentProps } from 'react';

import { ErrorState } from '../../../components/ErrorState/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { formatCount } from '../../../format/index.js';
import { PanelTabs } from '../PanelTabs/PanelTabs.js';
import { SheetPart } from '../SheetColumns/SheetColumns.js';
import { suspiciousCodesMessages as messages } from './messages.zh.js';
import { ShadedMap } from './ShadedMap.js';
import { Code, Note, Root } from './SuspiciousCodes.styles.js';

export interface SuspiciousCode {
  /** The code itself is not kept. */
  fingerprint: string;
  checks: number;
  /** The name of the batch that it is from. */
  batch: string;
  /** Where it was checked. */
  places: readonly string[];
  /** 2026-11-19 */
  since: string;
  /** On how many days. */
  days: number;
}

/** Codes that were checked in several places, and where all of them were, the most first. */
export interface FoundCodes {
  list: readonly SuspiciousCode[];
  provinces: readonly { name: string; checks: number }[];
  /** Of those who were not logged in. */
  networks: readonly { name: string; checks: number }[];
}

export interface SuspiciousCodesProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'title' | 'onChange'
> {
  days: '1' | '30';
  onDays: (days: '1' | '30') => void;
  /** Not passed while loading. */
  found: FoundCodes | undefined;
  batchHref: (name: string) => string;
  csvHref?: string | undefined;
  failed: boolean;
  onRetry: () => void;
}

const MOST_PLACES = 3;
const MOST_NETWORKS = 5;

/** Codes that were checked in several places: where, and which. */
export function SuspiciousCodes(props: SuspiciousCodesProps) {
  const { days, onDays, found, batchHref, failed, onRetry, ...rest } = props;
  return (
    <PanelTabs
      title={messages.title}
      tabs={[
        { id: '30', label: messages.month },
        { id: '1', label: messages.today },
      ]}
      value={days}
      onChange={onDays}
      {...rest}
    >
      {failed ? (
        <ErrorState onRetry={onRetry} />
      ) : found === undefined ? (
        <Skeleton lines={6} />
      ) : found.list.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <Root>
          <SheetPart title={messages.where}>
            <ShadedMap
              label={messages.map}
              counts={found.provinces.map(({ name, checks }) => ({ name, count: checks }))}
            />
            <Note>
              {messages.drawn}
              {found.networks.length > 0 && unplacedText(found.networks)}
            </Note>
          </SheetPart>
          <SheetPart title={messages.which}>
            <ol>
              {found.list.map(({ fingerprint, batch, checks, places, since, days: count }) => (
                <Code key={`${batch} ${fingerprint}`}>
                  <code>{fingerprint}</code>
                  <b>{messages.times(formatCount(checks))}</b>
                  <small>
                    <a href={batchHref(batch)}>{batch}</a> · {placesText(places)}
                  </small>
                  <small>{messages.since(since.slice(5), count)}</small>
                </Code>
              ))}
            </ol>
          </SheetPart>
        </Root>
      )}
    </PanelTabs>
  );
}

function placesText(places: readonly string[]): string {
  const first = places.slice(0, MOST_PLACES).join('、');
  return places.length > MOST_PLACES ? `${first}${messages.andOthers(places.length)}` : first;
}

function unplacedText(networks: FoundCodes['networks']): string {
  const all = networks.reduce((sum, { checks }) => sum + checks, 0);
  const first = networks.slice(0, MOST_NETWORKS).map(({ name, checks }) => `${name} ${String(checks)}`);
  return messages.unplaced(all, first.join('，') + (networks.length > MOST_NETWORKS ? messages.many : ''));
}
