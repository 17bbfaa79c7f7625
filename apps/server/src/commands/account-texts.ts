import { eventNames } from '../features/accounts/account-history.queries.js';
import type { AccountSheet } from '../features/accounts/account-sheet.queries.js';
import type { FoundAccount } from '../features/accounts/found-accounts.queries.js';
import { toDateText } from '../shared/wire.js';
import { toPlain } from './plain.js';

const roleNames: Readonly<Record<FoundAccount['role'], string>> = {
  1: '学生',
  2: '家长',
  3: '教师',
  5: '商家',
};

export function foundLines({ count, list }: { count: number; list: readonly FoundAccount[] }): string {
  if (count === 0) return '没有找到。可以用手机号、身份证号、它们的后四位、邮箱，或者姓名、昵称开头的字。';
  const rest = count > list.length ? `，列出最近来过的 ${String(list.length)} 个` : '';
  return [`找到 ${String(count)} 个${rest}。`, ...list.map(foundLine)].join('\n');
}

function foundLine({
  id,
  role,
  realName,
  nickname,
  account,
  province,
  city,
  seenAt,
  isStopped,
}: FoundAccount) {
  const name = realName === '' ? `昵称 ${nickname}` : realName;
  const texts = [
    String(id),
    roleNames[role],
    name,
    account,
    `${province} ${city}`.trim(),
    toDateText(seenAt),
  ];
  return [...texts, isStopped ? '已停用' : '']
    .map(toPlain)
    .filter((text) => text !== '')
    .join('  ');
}

/** Everything that may be shown unasked, one field a line; empty ones are left out. */
export function sheetLines(sheet: AccountSheet): string {
  const { stoppedAt, stoppedReason, sessions, history } = sheet;
  const state = stoppedAt === null ? '在用' : `已停用（${toDateText(stoppedAt)}，${stoppedReason}）`;
  const fields: readonly (readonly [label: string, text: string])[] = [
    ['编号', String(sheet.id)],
    ['状态', state],
    ['身份', [roleNames[sheet.role], sheet.teaching].join(' ').trim()],
    ['昵称', sheet.nickname],
    ['手机', sheet.phone],
    ['邮箱', sheet.email],
    ['真实姓名', sheet.realName],
    ['身份证号', sheet.identityCard],
    ['学校', sheet.school],
    ['店铺', sheet.storeName],
    ['地区', sheet.place],
    ['注册', toDateText(sheet.createdAt)],
    ['来过', toDateText(sheet.seenAt)],
    [
      '藏书',
      `查验 ${String(sheet.books)} 本，下载 ${String(sheet.downloads)} 份，来信 ${String(sheet.letters)} 封`,
    ],
    ...sessions.map(({ device, usedAt }) => ['设备', `${device}，${toDateText(usedAt)}`] as const),
    ...history.map(
      ({ at, event, operator, reason }) =>
        [
          '经过',
          `${toDateText(at)} ${operator}${eventNames[event]}${reason === '' ? '' : `，事由：${reason}`}`,
        ] as const,
    ),
  ];
  return fields
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}：${toPlain(text)}`)
    .join('\n');
}
