import type { ComponentProps } from 'react';

import { Avatar } from '../../components/Avatar/index.js';
import { Icon } from '../../components/Icon/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import type { Account } from '../types.js';
import { Way } from './AccountLink.styles.js';
import { accountLinkMessages } from './messages.zh.js';

export interface AccountLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  account: Account;
  /** The drawing alone, as in a phone's header. */
  compact?: boolean | undefined;
  /** The name beside the picture, where there is room for it. */
  withName?: boolean | undefined;
}

/** The person's picture, leading to the personal page; before login the way to log in. */
export function AccountLink({ account, compact = false, withName = false, ...rest }: AccountLinkProps) {
  const { loggedIn, href, name = accountLinkMessages.anonymousName, avatarUrl } = account;
  if (loggedIn) {
    // The words are content, not aria-label: what is seen must be part of what is spoken (WCAG 2.5.3).
    return (
      <Way href={href} title={`${accountLinkMessages.mine}${name}`} {...rest} $pill={false}>
        <Avatar src={avatarUrl} name={name} size={40} />
        <VisuallyHidden>{accountLinkMessages.mine}</VisuallyHidden>
        {withName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
      </Way>
    );
  }
  if (compact) {
    return (
      <Way href={href} aria-label={accountLinkMessages.login} {...rest} $pill={false}>
        <Icon name="user" size={24} />
      </Way>
    );
  }
  return (
    <Way href={href} {...rest} $pill>
      <Icon name="user" size={20} />
      {accountLinkMessages.login}
    </Way>
  );
}
