import type { UserSession } from '../types.js';

/** Whether somebody's real name is known: name and identity card are both there (Spec B 4). */
export function realNameKnown({
  username,
  identity_card_code,
}: Pick<UserSession, 'username' | 'identity_card_code'>): boolean {
  return username !== '' && identity_card_code !== '';
}

/** What the profile says of it; 实名认证 opens the dialog, 已实名认证 opens nothing (Spec B 4). */
export function realNameLabel(user: Parameters<typeof realNameKnown>[0]): '已实名认证' | '实名认证' {
  return realNameKnown(user) ? '已实名认证' : '实名认证';
}
