import type { ComponentProps } from 'react';

import { Avatar } from '../../../components/Avatar/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import type { Account } from '../../types.js';
import { Way } from './AccountLink.styles.js';
import { accountLinkMessages } from './messages.zh.js';

export interface AccountLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  account: Account;
  /** Shows only the picture, as in the header on a phone. */
  compact?: boolean | undefined;
  /** Also shows the name, where there is space. */
  withName?: boolean | undefined;
}

/** The avatar, linked to the personal page; before login, a link to the login page. */
export function AccountLink({ account, compact = false, withName = false, ...rest }: AccountLinkProps) {
  const { loggedIn, href, name = accountLinkMessages.anonymousName, avatarUrl } = account;
  if (loggedIn) {
    // Text content instead of aria-label: the accessible name must contain the visible text (WCAG 2.5.3).
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
