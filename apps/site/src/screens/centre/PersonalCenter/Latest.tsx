import { DotList } from '@inkstone/ui/components/DotList';
import { IconButton } from '@inkstone/ui/components/IconButton';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';
import type { Transfer } from '@inkstone/ui/patterns/ResourceTabs';
import type { ReactNode } from 'react';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { paths } from '../../../lib/config/paths.js';
import type { LatestDownload, NextActivity, UnreadMessage } from './model.js';
import { Rows } from '../centre.styles.js';
import { Agenda, Columns, DateTile, Nothing, Row, Unread } from './Latest.styles.js';

export interface LatestProps {
  downloads: Loadable<LatestDownload[]>;
  transfers: Readonly<Record<number, Transfer>>;
  onDownload: (id: number) => void;
  messages: Loadable<UnreadMessage[]>;
  activities: Loadable<NextActivity[]>;
}

/** What has happened last, on the desktop: downloads beside unread messages and the next activity. */
export function Latest({ downloads, transfers, onDownload, messages, activities }: LatestProps) {
  return (
    <Columns>
      <section aria-label="最近下载">
        <SectionHeading title="最近下载" moreHref={paths.myDownloads.href()} moreLabel="全部" />
        <Part of={downloads}>
          {(items) => (
            <ShortList items={items} empty="暂无下载" count={3}>
              {({ id, title, href, note }) => (
                <Row key={id}>
                  <div>
                    <a href={href}>{title}</a>
                    <small>
                      <DotList words={[wordsOf(transfers[id]) ?? note].flat()} />
                    </small>
                  </div>
                  <IconButton
                    icon="download"
                    iconSize={20}
                    variant="outlined"
                    label={`再次下载：${title}`}
                    onClick={() => onDownload(id)}
                  />
                </Row>
              )}
            </ShortList>
          )}
        </Part>
      </section>
      <div>
        <section aria-label="未读消息">
          <SectionHeading title="未读消息" moreHref={paths.myNotifications.href()} moreLabel="全部" />
          <Part of={messages}>
            {(items) => (
              <ShortList items={items} empty="没有未读消息" count={2}>
                {({ id, title, href, excerpt }) => (
                  <Unread key={id}>
                    <a href={href}>{title}</a>
                    <small>{excerpt}</small>
                  </Unread>
                )}
              </ShortList>
            )}
          </Part>
        </section>
        <Agenda aria-label="近期活动">
          <SectionHeading title="近期活动" moreHref={paths.myActivity.href()} moreLabel="全部" />
          <Part of={activities}>
            {(items) => (
              <ShortList items={items} empty="没有将要举行的活动" count={1}>
                {({ id, title, href, date, numeral, month, note }) => (
                  <Row key={id} data-date>
                    <DateTile dateTime={date}>
                      <b>{numeral}</b>
                      {month}
                    </DateTile>
                    <div>
                      <a href={href}>{title}</a>
                      <small>
                        <DotList words={note} />
                      </small>
                    </div>
                  </Row>
                )}
              </ShortList>
            )}
          </Part>
        </Agenda>
      </div>
    </Columns>
  );
}

function wordsOf(transfer: Transfer | undefined): string | undefined {
  switch (transfer?.state) {
    case 'running':
      return transfer.percent === null ? '正在下载' : `下载中 ${String(Math.round(transfer.percent))}%`;
    case 'failed':
      return transfer.message;
    case 'done':
      return '已下载';
    case undefined:
      return undefined;
  }
}

interface ShortListProps<Item> {
  items: Item[] | undefined;
  empty: string;
  /** How many rows the loading state draws. */
  count: number;
  children: (item: Item) => ReactNode;
}

function ShortList<Item>({ items, empty, count, children }: ShortListProps<Item>) {
  if (items === undefined) {
    return (
      <Rows key="loading" aria-busy="true">
        {Array.from({ length: count }, (_, row) => (
          <Row key={row}>
            <Skeleton lines={2} />
          </Row>
        ))}
      </Rows>
    );
  }
  if (items.length === 0) return <Nothing>{empty}</Nothing>;
  return <Rows>{items.map(children)}</Rows>;
}
