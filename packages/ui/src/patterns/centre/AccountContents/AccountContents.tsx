import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { formatCount } from '../../../format/index.js';
import { Count, Leader, List, LogOut, Nav, Unread, Way } from './AccountContents.styles.js';
import { accountContentsMessages as messages } from './messages.zh.js';

export interface AccountEntry {
  label: string;
  href: string;
  /** Number of items on its page; omitted while unknown. */
  count?: number | undefined;
  /** Number of unread items, shown instead of the count; nothing for 0. */
  unread?: number | undefined;
}

export interface AccountContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pages of the account. */
  entries: readonly AccountEntry[];
  /** Shown below a rule, without leaders: pages that are not about the reader's own things. */
  more: readonly AccountEntry[];
  /** `href` of the current page. */
  currentHref?: string | undefined;
  onLogOut: () => void;
}

/** The pages of the personal centre as a table of contents with dotted leaders; rows on a phone. */
export function AccountContents({ entries, more, currentHref, onLogOut, ...rest }: AccountContentsProps) {
  return (
    <Nav aria-label={messages.label} {...rest}>
      <List>
        {entries.map((entry) => (
          <Entry key={entry.href} entry={entry} current={entry.href === currentHref} />
        ))}
      </List>
      <List $plain>
        {more.map((entry) => (
          <Entry key={entry.href} entry={entry} current={entry.href === currentHref} />
        ))}
        <li>
          <LogOut type="button" onClick={onLogOut}>
            {messages.logOut}
          </LogOut>
        </li>
      </List>
    </Nav>
  );
}

function Entry({ entry, current }: { entry: AccountEntry; current: boolean }) {
  const { label, href, count, unread = 0 } = entry;
  return (
    <li>
      <Way href={href} aria-current={current ? 'page' : undefined}>
        <span>{label}</span>
        <Leader aria-hidden="true" />
        {unread > 0 ? (
          <Unread>{messages.unread(unread)}</Unread>
        ) : (
          count !== undefined && <Count>{formatCount(count)}</Count>
        )}
        <Icon name="chevron-right" size={16} />
      </Way>
    </li>
  );
}
