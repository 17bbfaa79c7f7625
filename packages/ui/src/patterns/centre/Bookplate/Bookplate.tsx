import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { Portrait } from '../Portrait/Portrait.js';
import { Badge, Facts, Name, Owner, Plate, Seal, Top, Ways } from './Bookplate.styles.js';
import { bookplateMessages as messages } from './messages.zh.js';

export interface BookplateProps extends ComponentProps<'section'> {
  /** The two characters of the publisher's seal. */
  seal: string;
  /** Nickname of the owner. */
  name: string;
  avatarUrl?: string | undefined;
  /** The identity, such as 教师. */
  role: string;
  /** Other facts about the owner, one line each; empty ones are left out. */
  facts: readonly string[];
  messagesHref: string;
  /** Number of unread messages; 0 shows no number (Spec B 2.6). */
  unread: number;
  settingsHref: string;
}

const MOST_UNREAD = 99;

function sizeOf(length: number): 'large' | 'medium' | 'small' {
  if (length <= 5) return 'large';
  return length <= 7 ? 'medium' : 'small';
}

/** A reader's account as an ex libris plate, with links to the messages and the settings. */
export function Bookplate({
  seal,
  name,
  avatarUrl,
  role,
  facts,
  messagesHref,
  unread,
  settingsHref,
  ...rest
}: BookplateProps) {
  const trimmed = name.trim();
  const words = Array.from(trimmed).length <= 3 ? messages.owned(trimmed) : trimmed;
  return (
    <Plate aria-label={messages.kind} {...rest}>
      <Top aria-hidden="true">
        <span>{messages.kind}</span>
        <span lang="la">EX LIBRIS</span>
      </Top>
      <Owner>
        <Portrait src={avatarUrl} name={name} />
        <div>
          <Name $size={sizeOf(Array.from(words).length)}>{words}</Name>
          <Seal aria-hidden="true">{seal}</Seal>
        </div>
        <Facts>
          <strong>{role}</strong>
          {facts
            .filter((fact) => fact !== '')
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
        </Facts>
      </Owner>
      <Ways>
        <a href={messagesHref}>
          <Icon name="bell" size={20} />
          {messages.messages}
          {unread > 0 && (
            <>
              <Badge aria-hidden="true">{unread > MOST_UNREAD ? `${String(MOST_UNREAD)}+` : unread}</Badge>
              <VisuallyHidden>{messages.unread(unread)}</VisuallyHidden>
            </>
          )}
        </a>
        <a href={settingsHref}>
          <Icon name="settings" size={20} />
          {messages.settings}
        </a>
      </Ways>
    </Plate>
  );
}
