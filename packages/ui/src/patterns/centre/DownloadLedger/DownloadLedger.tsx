import { useState, type ComponentProps } from 'react';

import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import type { Transfer } from '../../book/ResourceTabs/ResourceRow.js';
import { Day, Days, Entries, Entry, Glyph, Manage, Words } from './DownloadLedger.styles.js';
import { downloadLedgerMessages as messages } from './messages.zh.js';
import { LedgerEntry } from './LedgerEntry.js';
import type { LedgerRow } from './types.js';

export interface LedgerDay {
  /** YYYY-MM-DD. */
  date: string;
  /** The day of the month, in large type. */
  numeral: string;
  /** 11 月; with the year where it is another one. */
  month: string;
  /** 今天, 昨天 or nothing. */
  word: string;
  rows: readonly LedgerRow[];
}

export interface DownloadLedgerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The days, newest first. */
  days: readonly LedgerDay[];
  /** Downloads that are running, or ended since the page was opened, by id of the row. */
  transfers: Readonly<Record<number, Transfer>>;
  onDownload: (id: number) => void;
  onCancel: (id: number) => void;
  onRemove: (id: number) => void;
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonRows?: number | undefined;
}

/**
 * Downloads by day: the day in the margin, progress in the line below the row. On a phone a row has one button, which
 * 管理 turns into the one that deletes.
 */
export function DownloadLedger({
  days,
  transfers,
  onDownload,
  onCancel,
  onRemove,
  loading = false,
  skeletonRows = 10,
  ...rest
}: DownloadLedgerProps) {
  const phone = useMediaQuery(media.mobile);
  const [managing, setManaging] = useState(false);
  if (loading) {
    return (
      <Days aria-busy="true" {...rest}>
        <Day>
          <Skeleton width="3rem" />
          <Entries>
            {placeholders(skeletonRows, () => (
              <Entry>
                <Glyph aria-hidden="true" />
                <Words>
                  <Skeleton lines={2} width="70%" />
                </Words>
              </Entry>
            ))}
          </Entries>
        </Day>
      </Days>
    );
  }
  return (
    <Days {...rest}>
      {phone && days.length > 0 && (
        <Manage type="button" onClick={() => setManaging(!managing)}>
          {managing ? messages.managed : messages.manage}
        </Manage>
      )}
      {days.map(({ date, numeral, month, word, rows }) => (
        <Day key={date}>
          <h3>
            <time dateTime={date}>
              <b>{phone ? messages.day(month, numeral) : numeral}</b>
              {phone ? messages.count(word, rows.length) : messages.margin(month, word)}
            </time>
          </h3>
          <Entries>
            {rows.map((row) => (
              <LedgerEntry
                key={row.id}
                row={row}
                compact={phone}
                managing={managing}
                transfer={transfers[row.id]}
                onDownload={() => onDownload(row.id)}
                onCancel={() => onCancel(row.id)}
                onRemove={() => onRemove(row.id)}
              />
            ))}
          </Entries>
        </Day>
      ))}
    </Days>
  );
}
