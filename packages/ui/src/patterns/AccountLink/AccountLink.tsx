import type { ComponentProps } from 'react';

import { Avatar } from '../../components/Avatar/index.js';
import { Icon } from '../../components/Icon/index.js';
import { accountText } from '../../messages.zh.js';
import type { Account } from '../types.js';
import { Way } from './AccountLink.styles.js';

export interface AccountLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  account: Account;
  /** The drawing alone, as in a phone's header. */
  compact?: boolean | undefined;
  /** The name beside the picture, where there is room for it. */
  withName?: boolean | undefined;
}

/** The person's picture, leading to the personal page; before login the way to log in. */
export function AccountLink({ account, compact = false, withName = false, ...rest }: AccountLinkProps) {
  const { loggedIn, href, name = accountText.anonymousName, avatarUrl } = account;
  if (loggedIn) {
    const words = accountText.mine(name);
    return (
      <Way href={href} aria-label={words} title={words} {...rest} $pill={false}>
        <Avatar src={avatarUrl} name={name} size={40} />
        {withName && name}
      </Way>
    );
  }
  if (compact) {
    return (
      <Way href={href} aria-label={accountText.login} {...rest} $pill={false}>
        <Icon name="user" size={24} />
      </Way>
    );
  }
  return (
    <Way href={href} {...rest} $pill>
      <Icon name="user" size={20} />
      {accountText.login}
    </Way>
  );
}
