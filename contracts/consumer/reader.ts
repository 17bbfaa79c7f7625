import type { UserSession } from '@inkstone/api';

/** The logged-in user on the consumer's side. */
export const reader: UserSession = {
  jwt: 'a-token',
  nickname: '周老师',
  avatar: '',
  user_role: 3,
  phone: '13800000003',
  school: '',
  gradeId: null,
  province: '',
  city: '',
  create_time: 1767225600,
  username: '',
  identity_card_code: '',
};
