import type { ApiClient } from '@inkstone/api';
import { dashDate } from '@inkstone/api/rules';
import type { UserSession } from '@inkstone/api/types';
import type { AccountEntry } from '@inkstone/ui/patterns/AccountContents';
import type { BookplateProps } from '@inkstone/ui/patterns/Bookplate';

import { paths } from '../../lib/config/paths.js';

export interface CentreModel {
  owner: Pick<BookplateProps, 'name' | 'avatarUrl' | 'role' | 'facts'>;
  /** Number of unread messages; 0 until it is known. */
  unread: number;
  counts: CentreCounts;
  onLogOut: () => void;
}

type Counted = 'myBook' | 'myDownloads' | 'myCollection' | 'myActivity';

/** How many items the owner's lists have; one that has not been asked for is missing. */
export type CentreCounts = Partial<Record<Counted, number | undefined>>;

export type CentrePage = Counted | 'personalCenter' | 'myNotifications' | 'personalInfor';

const ROLE_NAMES: Readonly<Partial<Record<UserSession['user_role'], string>>> = {
  1: '学生',
  2: '家长',
  3: '教师',
};

/** Any other role is a merchant (Spec A 6, B 3). */

export function roleName(role: UserSession['user_role']): string {
  return ROLE_NAMES[role] ?? '商家';
}

export function toOwner(user: UserSession, { fileUrl }: Pick<ApiClient, 'fileUrl'>): CentreModel['owner'] {
  const { nickname, avatar, user_role, school, province, city, create_time } = user;
  return {
    name: nickname,
    avatarUrl: fileUrl(avatar),
    role: roleName(user_role),
    facts: [school === '' ? [province, city].join(' ').trim() : school, `${dashDate(create_time)} 入馆`],
  };
}

/** The pages of the centre in their order, with what is known of each. */
export function centreEntries({ counts, unread }: Pick<CentreModel, 'counts' | 'unread'>): AccountEntry[] {
  const counted = (name: Counted) => ({
    label: paths[name].title,
    href: paths[name].href(),
    count: counts[name],
  });
  return [
    { label: '我的书房', href: paths.personalCenter.href() },
    counted('myBook'),
    counted('myDownloads'),
    counted('myCollection'),
    counted('myActivity'),
    { label: paths.myNotifications.title, href: paths.myNotifications.href(), unread },
    { label: paths.personalInfor.title, href: paths.personalInfor.href() },
  ];
}
