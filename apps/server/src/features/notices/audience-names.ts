import type { Notice } from './notices.queries.js';

export const roleNames = { 1: '学生', 2: '家长', 3: '教师', 5: '商家' } as const;

const applicantNames: readonly (readonly [statuses: string, name: string])[] = [
  ['1', '已通过的人'],
  ['0', '待审核的人'],
  ['0,1', '已通过和待审核的人'],
];

/** Whom a notice is for, as operators read it. */
export function audienceName(
  notice: Pick<Notice, 'activity' | 'application_statuses' | 'audience' | 'person' | 'role'>,
): string {
  switch (notice.audience) {
    case 'all':
      return '全体';
    case 'role':
      return notice.role === null ? '' : roleNames[notice.role];
    case 'person':
      return notice.person ?? '账号已注销';
    case 'activity': {
      const chosen = notice.application_statuses.toSorted().join();
      const who = applicantNames.find(([statuses]) => statuses === chosen)?.[1] ?? '报名的人';
      return `${notice.activity ?? '活动已删除'} · ${who}`;
    }
  }
}
