import type { ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Checkbox } from '../../../components/Checkbox/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { noticeListMessages as messages } from './messages.zh.js';
import { Acts, Bar, Chosen, Dot, Excerpt, List, Row, Tick, Time, Title, Words } from './NoticeList.styles.js';
import { Postmark } from './Postmark.js';

export interface Notice {
  id: number;
  title: string;
  href: string;
  /** The text of the message, without markup. */
  excerpt: string;
  read: boolean;
  /** YYYY-MM-DD. */
  date: string;
}

export interface NoticeListProps extends Omit<ComponentProps<'div'>, 'children'> {
  notices: readonly Notice[];
  /** Ids of the selected notices. */
  chosen: ReadonlySet<number>;
  onChoose: (id: number, chosen: boolean) => void;
  /** Selects all shown notices, or none. */
  onChooseAll: (chosen: boolean) => void;
  onRead: () => void;
  onRemove: () => void;
  /** A request of the bar is running. */
  busy?: boolean | undefined;
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonRows?: number | undefined;
}

/** Messages with a bar for the selected ones. Unread ones have a dot, a bold title and a fresh postmark. */
export function NoticeList({
  notices,
  chosen,
  onChoose,
  onChooseAll,
  onRead,
  onRemove,
  busy = false,
  loading = false,
  skeletonRows = 10,
  ...rest
}: NoticeListProps) {
  if (loading) {
    return (
      <div aria-busy="true" {...rest}>
        <Bar />
        <List>
          {placeholders(skeletonRows, () => (
            <Row>
              <Words>
                <Skeleton lines={2} width="60%" />
              </Words>
            </Row>
          ))}
        </List>
      </div>
    );
  }
  const count = notices.filter(({ id }) => chosen.has(id)).length;
  const none = count === 0;
  return (
    <div {...rest}>
      <Bar>
        <Checkbox
          ref={(box) => {
            if (box !== null) box.indeterminate = !none && count < notices.length;
          }}
          checked={!none && count === notices.length}
          onChange={(event) => onChooseAll(event.target.checked)}
        >
          {messages.all}
        </Checkbox>
        <Chosen role="status">{none ? '' : messages.chosen(count)}</Chosen>
        <Acts>
          <Button
            size="sm"
            disabled={none}
            busy={busy}
            startIcon={<Icon name="check" size={16} />}
            onClick={onRead}
          >
            {messages.read}
          </Button>
          <Button
            size="sm"
            disabled={none}
            busy={busy}
            startIcon={<Icon name="trash" size={16} />}
            onClick={onRemove}
          >
            {messages.remove}
          </Button>
        </Acts>
      </Bar>
      <List>
        {notices.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            chosen={chosen.has(notice.id)}
            onChoose={(on) => onChoose(notice.id, on)}
          />
        ))}
      </List>
    </div>
  );
}

interface NoticeRowProps {
  notice: Notice;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

function NoticeRow({ notice: { title, href, excerpt, read, date }, chosen, onChoose }: NoticeRowProps) {
  return (
    <Row data-read={read || undefined} data-chosen={chosen || undefined}>
      <Tick>
        <Checkbox checked={chosen} onChange={(event) => onChoose(event.target.checked)}>
          <VisuallyHidden>{messages.choose(title)}</VisuallyHidden>
        </Checkbox>
      </Tick>
      <Postmark date={date} cancelled={read} />
      <Words>
        <Title>
          {!read && (
            <Dot>
              <VisuallyHidden>{messages.unread}</VisuallyHidden>
            </Dot>
          )}
          <a href={href}>
            <span>{title}</span>
          </a>
        </Title>
        <Excerpt>{excerpt}</Excerpt>
      </Words>
      <Time dateTime={date}>{date}</Time>
    </Row>
  );
}
